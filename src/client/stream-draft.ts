import type { ClientRequestOptions } from 'hono/client'
import type { DraftEvent } from '../features/drafts/schema.ts'
import { ApiError, type ApiErrorBody, isErrorBody, UNREACHABLE } from './api-error.ts'
import type { AnswerOf, api } from './ask.ts'
import { EVENT_STREAM, LONG_DEADLINE_MS } from './send.ts'

const UNREADABLE = 'Invalid response format from server'
const CUT_OFF = 'The connection was lost while your draft was being written. Please try again.'
const TOO_SLOW = 'Writing your draft took too long. Please try again.'

type DraftRoutes = (typeof api)['ai']
type DraftRoute =
  | DraftRoutes['generate-comment.js']['$post']
  | DraftRoutes['generate-post.js']['$post']
  | DraftRoutes['smart-rewrite.js']['$post']

/** A whole draft, however it is sent. */
export type DraftOf<Route extends DraftRoute> = NonNullable<AnswerOf<Awaited<ReturnType<Route>>>>

/** Asks for a draft and yields each event as it arrives. It ends with `done`; every other end is thrown. */
export async function* streamDraft<Route extends DraftRoute>(
  route: Route,
  input: Parameters<Route>[0]['json'],
  signal: AbortSignal,
  /** What is said of a refusal without words. */
  explain: (response: Pick<Response, 'status' | 'statusText'>) => string = () => UNREACHABLE,
): AsyncGenerator<DraftEvent<DraftOf<Route>>> {
  const deadline = AbortSignal.timeout(LONG_DEADLINE_MS)
  try {
    const send = route as (given: { json: typeof input }, options: ClientRequestOptions) => Promise<Response>
    const response = await send(
      { json: input },
      { headers: { accept: EVENT_STREAM }, init: { signal: AbortSignal.any([signal, deadline]) } },
    )
    if (!response.ok) throw await readRefusal(response, explain(response))
    if (!response.body || !response.headers.get('content-type')?.startsWith(EVENT_STREAM))
      throw new ApiError({ error: UNREADABLE, code: 'upstream_failed' }, { status: response.status })
    for await (const said of readEvents(response.body)) {
      const event = said as DraftEvent<DraftOf<Route>>
      if (event.type === 'failed') throw new ApiError(event as ApiErrorBody, { status: response.status })
      yield event
      if (event.type === 'done') return
    }
    throw new ApiError({ error: CUT_OFF, code: 'upstream_failed' })
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    // What a browser throws in the middle of a body doesn't say why.
    if (deadline.aborted) throw new ApiError({ error: TOO_SLOW, code: 'timeout' }, { cause })
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { cause })
  }
}

async function readRefusal(response: Response, error: string) {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  return new ApiError(isErrorBody(body) ? body : { error, code: 'unreachable' }, { status })
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data:')) yield parseEvent(line.slice(5))
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ error: UNREADABLE, code: 'upstream_failed' }, { cause })
  }
}
