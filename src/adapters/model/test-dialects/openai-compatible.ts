import { type Dialect, type End, events } from './dialect.ts'

const reasons: Record<End, string> = { stop: 'stop', length: 'length', refusal: 'content_filter' }
const completion = { id: 'chatcmpl-1', created: 1_700_000_000, model: 'llama' }
const usage = {
  prompt_tokens: 21,
  completion_tokens: 7,
  total_tokens: 28,
  completion_tokens_details: { reasoning_tokens: 3 },
}
const chunk = (fields: object) => ({ ...completion, object: 'chat.completion.chunk', ...fields })
const delta = (delta: object, finish: string | null = null) =>
  chunk({ choices: [{ index: 0, delta, finish_reason: finish }] })

/** platform.openai.com/docs/api-reference/chat, as other servers speak it */
export const openaiCompatible: Dialect = {
  provider: 'openai-compatible',
  model: 'llama',
  paths: { text: '/chat/completions', object: '/chat/completions' },
  headers: { authorization: 'Bearer key-1' },
  limit: { max_tokens: 200 },
  format: (schema) => ({ response_format: { type: 'json_schema', json_schema: { schema } } }),
  stream: (pieces, end) =>
    `${events([
      delta({ role: 'assistant', content: '' }),
      ...pieces.map((content) => delta({ content })),
      delta({}, reasons[end]),
      chunk({ choices: [], usage }),
    ])}data: [DONE]\n\n`,
  whole: (content, end) => ({
    ...completion,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reasons[end] }],
    usage,
  }),
  error: (code) => ({ error: { message: 'No.', type: 'invalid_request_error', param: null, code } }),
  failing: { error: { message: 'No.', type: 'server_error', param: null, code: null } },
  overloaded: 503,
}
