import { speaksToWriter } from './speaks-to-writer.ts'

const MARKER = /<{3}|>{3}|={3,}|<\|[^|]*\|>|\[\/?INST\]|<\/?(?:system|user|assistant|instructions?)\b/i

/** Orders to a writer are no part of what a page says of a product: they don't reach the model. */
export function withoutOrders(text: string) {
  const keep = (line: string) => sentencesOf(line).filter((sentence) => !speaksToWriter(sentence))
  return text
    .split('\n')
    .map((line) => keep(line).join(' '))
    .join('\n')
}

/**
 * What may bear out a claim. Where somebody gives orders, the rest of the paragraph is theirs as well, and so is what stands
 * between lines that pass for a program's.
 */
export function withoutOrderingParagraphs(text: string) {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => MARKER.test(line))
  const last = lines.findLastIndex((line) => MARKER.test(line))
  const end = first === last ? lines.length - 1 : last
  return lines
    .filter((line, at) => (first === -1 || at < first || at > end) && !speaksToWriter(line))
    .join('\n')
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

export const sentencesOf = (text: string) => [...sentences.segment(text)].map(({ segment }) => segment.trim())
