import { oneLine, startQuoting } from '../../../prompting/quote-strangers.ts'
import { quoting } from './shared.v4.ts'
import type { Prompt } from './state-product.ts'

const MAX_SOURCE = 4_000

export const outlineInstructions = `You read a Reddit post and say how it is built, so that somebody else can tell a story of their own in the same shape.

Answer with:
- form, tone and length of the post.
- beats: three to eight steps in order. Each has a role and a gist of at most 12 words that says what kind of thing happens there in
  general terms ("admits an early mistake", "asks readers for theirs"). No names, no numbers, no product, and no phrase of the post.

${quoting}`

export function outlinePrompt(source: { title: string; text: string }): Prompt {
  const text = `${oneLine(source.title, 300)}\n\n${source.text}`
  return { instructions: outlineInstructions, prompt: startQuoting()('post', text, MAX_SOURCE) }
}
