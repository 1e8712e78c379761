import { type Dialect, type End, events } from './dialect.ts'

const reasons: Record<End, string> = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-4-5',
  stop_sequence: null,
}
const usage = { input_tokens: 21, output_tokens: 7, output_tokens_details: { thinking_tokens: 3 } }

/** docs.anthropic.com/en/api/messages, /en/api/errors, /en/docs/build-with-claude/streaming */
export const anthropic: Dialect = {
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  paths: { text: '/messages', object: '/messages' },
  headers: { 'x-api-key': 'key-1', 'anthropic-version': '2023-06-01' },
  limit: { max_tokens: 200 },
  format: (schema) => ({ output_config: { format: { type: 'json_schema', schema } } }),
  stream: (pieces, end) =>
    events([
      {
        type: 'message_start',
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { input_tokens: 21, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'ping' },
      ...pieces.map((text) => ({
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'text_delta', text },
      })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: reasons[end], stop_sequence: null }, usage },
      { type: 'message_stop' },
    ]),
  whole: (text, end) => ({
    ...message,
    content: text ? [{ type: 'text', text }] : [],
    stop_reason: reasons[end],
    usage,
  }),
  error: (type) => ({ type: 'error', error: { type, message: 'No.' }, request_id: 'req_1' }),
  failing: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
  overloaded: 529,
}
