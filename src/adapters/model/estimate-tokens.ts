import type { Usage } from './model-outcome.ts'

/** About four letters of Latin script make a token; other scripts take more bytes and more tokens alike. */
const BYTES_PER_TOKEN = 4

export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)

type Read = { inputTokens?: number | undefined; outputTokens?: number | undefined }

/** What the provider says it read and wrote; where it says nothing, what that must have been about. */
export function countUsage(said: Read, asked: string, written: string): Usage {
  const { inputTokens = estimateTokens(asked), outputTokens = estimateTokens(written) } = said
  return { inputTokens, outputTokens }
}
