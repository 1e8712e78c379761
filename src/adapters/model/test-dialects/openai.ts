import { type Dialect, type End, events } from './dialect.ts'

const usage = {
  input_tokens: 21,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 7,
  output_tokens_details: { reasoning_tokens: 3 },
  total_tokens: 28,
}
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_700_000_000,
  model: 'gpt-5.5',
  error: null,
}
const thought = { id: 'rs_1', type: 'reasoning', summary: [] }
const message = { id: 'msg_1', type: 'message', role: 'assistant' }
const place = { item_id: 'msg_1', output_index: 1, content_index: 0 }

const ended = (end: End) =>
  end === 'length'
    ? { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
    : { status: 'completed', incomplete_details: null }
const content = (text: string, end: End) =>
  end === 'refusal'
    ? { type: 'refusal', refusal: text || 'No.' }
    : { type: 'output_text', text, annotations: [] }

/** platform.openai.com/docs/api-reference/responses, /responses-streaming, /docs/guides/error-codes */
export const openai: Dialect = {
  provider: 'openai',
  model: 'gpt-5.5',
  paths: { text: '/responses', object: '/responses' },
  headers: { authorization: 'Bearer key-1' },
  limit: { max_output_tokens: 200, store: false },
  format: (schema) => ({ text: { format: { type: 'json_schema', strict: false, schema } } }),
  stream: (pieces, end) => {
    const item = { ...message, status: 'completed', content: [content(pieces.join(''), end)] }
    const deltas =
      end === 'refusal'
        ? [{ type: 'response.refusal.delta', ...place, delta: 'No.' }]
        : pieces.map((delta) => ({ type: 'response.output_text.delta', ...place, delta }))
    const parts = [
      { type: 'response.created', response: { ...response, status: 'in_progress' } },
      { type: 'response.in_progress', response: { ...response, status: 'in_progress' } },
      { type: 'response.output_item.added', output_index: 0, item: thought },
      { type: 'response.output_item.done', output_index: 0, item: thought },
      { type: 'response.output_item.added', output_index: 1, item: { ...message, content: [] } },
      ...deltas,
      { type: 'response.output_item.done', output_index: 1, item },
      {
        type: end === 'length' ? 'response.incomplete' : 'response.completed',
        response: { ...response, ...ended(end), usage },
      },
    ]
    return events(parts.map((part, at) => ({ ...part, sequence_number: at })))
  },
  whole: (text, end) => ({
    ...response,
    ...ended(end),
    output: [thought, ...(text || end === 'refusal' ? [{ ...message, content: [content(text, end)] }] : [])],
    usage,
  }),
  error: (code) => ({ error: { message: 'No.', type: 'invalid_request_error', param: null, code } }),
  failing: { type: 'error', sequence_number: 7, code: 'server_error', message: 'No.', param: null },
  overloaded: 503,
}
