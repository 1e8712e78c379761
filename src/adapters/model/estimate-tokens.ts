import type { Usage } from './model-outcome.ts'

/** About four letters of Latin script make a token; other scripts take more bytes and more tokens alike. */
const BYTES_PER_TOKEN = 4

export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)

type Said = { inputTokens?: number | undefined; outputTokens?: number | undefined }
type Known = { asked: string; written: string; thinkingTokens: number }

/** What the provider says it read and wrote; where it says nothing, what that must have been about, with all the thinking it was allowed. */
export function countUsage(said: Said, { asked, written, thinkingTokens }: Known): Usage {
  const { inputTokens = estimateTokens(asked), outputTokens = estimateTokens(written) + thinkingTokens } =
    said
  return { inputTokens, outputTokens }
}

export const addUsage = (one: Usage, other: Usage | undefined): Usage => ({
  inputTokens: one.inputTokens + (other?.inputTokens ?? 0),
  outputTokens: one.outputTokens + (other?.outputTokens ?? 0),
})
