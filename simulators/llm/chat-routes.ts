import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cutResponseAfter } from '../frame/cut-response.ts'
import type { Behaviour, BehaviourStore } from './behaviours.ts'
import { type ChatRequest, chatRequestSchema } from './chat-request.ts'
import type { Pace } from './pace.ts'
import type { Recordings } from './recordings.ts'
import { type Completion, joinEvents, paceEvents, writeEvents } from './stream-answer.ts'
import type { UsageRecord } from './usage-record.ts'
import { writeAnswer } from './write-answer.ts'

export const llmKey = 'llm-sim-key'
const models = ['sim-writer', 'sim-small']
/** Said to have answered where nothing was recorded, so that nobody takes that for a model's work. */
const SIMULATED = 'the simulator, not a real model'
const SLOW_MS = 60_000

/** OpenAI's chat completions. (platform.openai.com/docs/api-reference/chat) */
type Parts = { behaviours: BehaviourStore; usage: UsageRecord; pace: () => Pace; recordings: Recordings }

export function chatRoutes({ behaviours, usage, pace, recordings }: Parts) {
  return new Hono<{ Bindings: HttpBindings }>()
    .use(async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${llmKey}`) return next()
      return c.json(failure('Incorrect API key provided.', 'invalid_api_key'), 401)
    })
    .get('/models', (c) =>
      c.json({ object: 'list', data: models.map((id) => ({ id, object: 'model', owned_by: 'simulator' })) }),
    )
    .post('/chat/completions', async (c) => {
      const request = chatRequestSchema.safeParse(await c.req.json().catch(() => undefined))
      if (!request.success) return c.json(failure(request.error.message, 'invalid_request'), 400)
      const { model, messages, stream, stream_options: options } = request.data
      if (!models.includes(model)) return c.json(failure(`No model ${model}.`, 'model_not_found'), 404)
      const instructions = messages.find(({ role }) => role === 'system')?.content ?? ''
      const behaviour = behaviours.take({ model, instructions })
      const mode = behaviour?.mode
      if (mode === 'throttle') return c.json(failure('Rate limit reached.', 'rate_limit_exceeded'), 429)
      if (mode === 'fail') return c.json(failure('The server had an error.', 'server_error'), 503)
      if (mode === 'slow-first-byte') await wait(SLOW_MS, c.req.raw.signal)
      const completion = complete(request.data, recordings, behaviour)
      usage.add({ id: completion.id, model, ...completion.usage })
      const { firstWordMs, perWordMs } = pace()
      if (!stream) {
        await wait(firstWordMs, c.req.raw.signal)
        const body = JSON.stringify(wholeAnswer(completion))
        if (mode === 'cut-stream') cutResponseAfter(Math.floor(body.length / 2), c.env.outgoing)
        return c.body(body, 200, { 'Content-Type': 'application/json' })
      }
      const events = writeEvents(completion, options?.include_usage ?? false)
      const head = { 'Content-Type': 'text/event-stream' }
      if (mode === 'cut-stream') cutResponseAfter(Math.floor(joinEvents(events).length / 2), c.env.outgoing)
      if (firstWordMs === 0 && perWordMs === 0) return c.body(joinEvents(events), 200, head)
      return c.body(paceEvents(events, { firstWordMs, perWordMs }), 200, head)
    })
}

function complete(
  request: ChatRequest,
  recordings: Recordings,
  behaviour: Behaviour | undefined,
): Completion {
  const mode = behaviour?.mode
  const { text, isSimulated } = say(request, recordings, behaviour)
  const limit = (request.max_tokens ?? Number.POSITIVE_INFINITY) * 4
  const content = text.slice(0, limit)
  const read = tokensOf(request.messages.map((message) => message.content).join('\n'))
  const written = tokensOf(content)
  const reason = content.length < text.length ? 'length' : 'stop'
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: isSimulated ? SIMULATED : request.model,
    content,
    reason: mode === 'refuse' ? 'content_filter' : reason,
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
  }
}

function say(request: ChatRequest, recordings: Recordings, behaviour: Behaviour | undefined) {
  if (behaviour?.mode === 'refuse') return { text: '', isSimulated: false }
  if (behaviour?.mode === 'say') return { text: behaviour.text, isSimulated: false }
  return writeAnswer(request, recordings, behaviour?.mode)
}

const wholeAnswer = ({ content, reason, ...rest }: Completion) => ({
  ...rest,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
})

/** About four characters make a token. */
const tokensOf = (text: string) => Math.ceil(text.length / 4)

const failure = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
})

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
