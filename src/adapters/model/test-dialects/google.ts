import { type Dialect, type End, events } from './dialect.ts'

const reasons: Record<End, string> = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }
const usageMetadata = {
  promptTokenCount: 21,
  candidatesTokenCount: 4,
  thoughtsTokenCount: 3,
  totalTokenCount: 28,
}
const part = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: 'model', parts: text ? [{ text }] : [] }, index: 0, ...more }],
  modelVersion: 'gemini-2.5-flash',
  responseId: 'r-1',
})

/** ai.google.dev/api/generate-content, ai.google.dev/gemini-api/docs/troubleshooting */
export const google: Dialect = {
  provider: 'google',
  model: 'gemini-2.5-flash',
  paths: {
    text: '/models/gemini-2.5-flash:streamGenerateContent?alt=sse',
    object: '/models/gemini-2.5-flash:generateContent',
  },
  headers: { 'x-goog-api-key': 'key-1' },
  limit: { generationConfig: { maxOutputTokens: 200 } },
  format: (schema) => ({
    generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
  }),
  stream: (pieces, end) =>
    events([
      ...pieces.map((text) => part(text)),
      { ...part('', { finishReason: reasons[end] }), usageMetadata },
    ]),
  whole: (text, end) => ({ ...part(text, { finishReason: reasons[end] }), usageMetadata }),
  error: (status) => ({ error: { code: 400, message: 'No.', status } }),
  failing: { error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } },
  overloaded: 503,
}
