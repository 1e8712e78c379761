import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cutResponseAfter } from '../frame/cut-response.ts'
import type { BehaviourStore, Mode } from './behaviours.ts'
import { type ChatRequest, chatRequestSchema } from './chat-request.ts'
import { type Completion, streamAnswer } from './stream-answer.ts'
import { writeAnswer } from './write-answer.ts'

export const llmKey = 'llm-sim-key'
const models = ['sim-writer', 'sim-small']
const SLOW_MS = 60_000

/** OpenAI's chat completions. (platform.openai.com/docs/api-reference/chat) */
export function chatRoutes(behaviours: BehaviourStore) {
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
      const { model, stream, stream_options: options } = request.data
      if (!models.includes(model)) return c.json(failure(`No model ${model}.`, 'model_not_found'), 404)
      const mode = behaviours.take(undefined)?.mode
      if (mode === 'slow-first-byte') await wait(SLOW_MS, c.req.raw.signal)
      const completion = complete(request.data, mode)
      const body = stream
        ? streamAnswer(completion, options?.include_usage ?? false)
        : JSON.stringify(wholeAnswer(completion))
      if (mode === 'cut-stream') cutResponseAfter(Math.floor(body.length / 2), c.env.outgoing)
      return c.body(body, 200, { 'Content-Type': stream ? 'text/event-stream' : 'application/json' })
    })
}

function complete(request: ChatRequest, mode: Mode | undefined): Completion {
  const text = mode === 'refuse' ? '' : writeAnswer(request, mode)
  const limit = (request.max_tokens ?? Number.POSITIVE_INFINITY) * 4
  const content = text.slice(0, limit)
  const read = tokensOf(request.messages.map((message) => message.content).join('\n'))
  const written = tokensOf(content)
  const reason = content.length < text.length ? 'length' : 'stop'
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    content,
    reason: mode === 'refuse' ? 'content_filter' : reason,
    usage: { prompt_tokens: read, completion_tokens: written, total_tokens: read + written },
  }
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
