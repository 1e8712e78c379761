import { expect, test, vi } from 'vitest'
import type { api } from './ask.ts'
import { streamDraft } from './stream-draft.ts'

type Route = (typeof api.ai)['generate-post.js']['$post']
const bytes = new TextEncoder()
const eventStream = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }

/** A server that sends these parts, then does as it is told. */
function sending(
  parts: string[],
  end: (line: ReadableStreamDefaultController) => void = (line) => line.close(),
) {
  const body = new ReadableStream({
    start: (line) => {
      for (const part of parts) line.enqueue(bytes.encode(part))
      end(line)
    },
  })
  return new Response(body, eventStream)
}

async function eventsOf(response: Response | Error) {
  const route = async () => {
    if (response instanceof Error) throw response
    return response
  }
  const seen: unknown[] = []
  const input = {} as Parameters<Route>[0]['json']
  const explain = ({ status }: { status: number }) => `HTTP ${status}`
  for await (const event of streamDraft(route as unknown as Route, input, AbortSignal.any([]), explain))
    seen.push(event)
  return seen
}
const text = { type: 'text', field: 'content', text: 'Héllo' }
const done = { type: 'done', answer: { title: 'T', content: 'Héllo' } }
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`

test('events arrive one by one, wherever the network cuts them', async () => {
  const whole = bytes.encode(`: waiting\n\n${line(text)}${line(done)}`)
  for (let cut = 1; cut < whole.length; cut += 1) {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(whole.slice(0, cut))
        stream.enqueue(whole.slice(cut))
        stream.close()
      },
    })
    expect(await eventsOf(new Response(body, eventStream))).toEqual([text, done])
  }
})

test('what comes after the end is not read', async () => {
  expect(await eventsOf(sending([line(done), line(text)]))).toEqual([done])
})

const CUT_OFF = 'The connection was lost while your draft was being written. Please try again.'
test.each([
  ['a stream without an end', sending([line(text)]), { message: CUT_OFF, code: 'upstream_failed' }],
  [
    'a failure in the middle',
    sending([
      line(text),
      line({ type: 'failed', error: 'The model is away.', code: 'upstream_failed', requestId: 'r' }),
    ]),
    { message: 'The model is away.', requestId: 'r' },
  ],
  [
    'an event that nobody can read',
    sending(['data: {\n\n']),
    { message: 'Invalid response format from server' },
  ],
  ['an answer that is no stream', Response.json(done), { message: 'Invalid response format from server' }],
  [
    'a refusal',
    Response.json({ error: 'Not now.', code: 'declined' }, { status: 422 }),
    { message: 'Not now.', status: 422 },
  ],
  ['a refusal without words', new Response('', { status: 502 }), { message: 'HTTP 502', status: 502 }],
  [
    'a network that goes away',
    sending([line(text)], (stream) => stream.error(new TypeError('network error'))),
    { code: 'unreachable' },
  ],
])('%s ends with a sentence to show', async (_, response, told) => {
  await expect(eventsOf(response)).rejects.toMatchObject({ name: 'ApiError', ...told })
})

test('a draft that comes too late is told so, whatever the browser throws in the middle of its words', async () => {
  const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  const late = sending([line(text)], (stream) =>
    stream.error(new DOMException('BodyStreamBuffer was aborted', 'AbortError')),
  )
  await expect(eventsOf(late)).rejects.toMatchObject({
    message: 'Writing your draft took too long. Please try again.',
    code: 'timeout',
  })
  expect(deadline).toHaveBeenCalledWith(40_000)
  vi.restoreAllMocks()
})
