import type { Context } from 'hono'
import { describeError } from '../../platform/http/answer-error.ts'
import type { ApiEnv } from '../request-context.ts'
import type { Live } from './live.ts'
import type { DraftEvent } from './schema.ts'

const HEARTBEAT_MS = 5_000

/**
 * A draft as JSON or, where the page asks for it, as a stream of what happens. A stream begins with the first word: whatever
 * fails before that is an ordinary error with its status. Whoever goes away stops the work.
 */
export async function answerDraft<Answer extends object>(
  c: Context<ApiEnv>,
  work: (live: Live<Answer>) => Promise<Answer>,
) {
  const { signal } = c.req.raw
  if (!c.req.header('accept')?.includes('text/event-stream')) {
    return c.json(await work({ signal, emit: () => {} }))
  }
  const gone = new AbortController()
  const line = openLine<Answer>(() => gone.abort())
  const speaks = Promise.withResolvers<void>()
  const answer = work({
    signal: AbortSignal.any([signal, gone.signal]),
    emit: (event) => {
      line.send(event)
      if (event.type === 'text') speaks.resolve()
    },
  })
  const heartbeat = setInterval(line.beat, HEARTBEAT_MS)
  const finished = answer
    .then((answer) => line.send({ type: 'done', answer }))
    .finally(() => clearInterval(heartbeat))
  // Before the first word a failure goes its ordinary way, as an error of the request.
  await Promise.race([speaks.promise, finished])
  void finished
    .catch((error: unknown) =>
      line.send({ type: 'failed', ...describeError(error, c.var.requestId, c.var.ctx.log) }),
    )
    .finally(line.close)
  return c.body(line.stream, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  })
}

/** Events as bytes, kept until somebody reads them. */
function openLine<Answer>(onGone: () => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started
    },
    cancel: () => {
      controller = undefined
      onGone()
    },
  })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  return {
    stream,
    send: (event: DraftEvent<Answer>) => write(`data: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': waiting\n\n'),
    close: () => {
      controller?.close()
      controller = undefined
    },
  }
}
