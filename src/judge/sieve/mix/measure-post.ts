import type { ReadText } from '../read-texts.ts'
import { dot } from './dot.ts'
import type { WordsOfPost } from './words-of-post.ts'

export type ReadProduct = { description: Float32Array; said: Float32Array[]; all: Float32Array[] }

type Heard = {
  wants: Record<'asks_tool' | 'has_problem' | 'asks_how', number>
  fits: Record<'strong' | 'fair' | 'low', number>
  trouble: number
}

const BEST_SENTENCES = 3
const SHORT = 40

/** Everything that the mix weighs about one post, by name. */
export function measurePost(
  { title, text }: { title: string; text: string },
  read: Pick<ReadText, 'whole' | 'each'>,
  product: ReadProduct,
  { wants, fits, trouble }: Heard,
  words: WordsOfPost,
) {
  const sentences = read.each.map((sentence) => closest(sentence, product.all)).toSorted((a, b) => b - a)
  const said = `${title}\n${text}`.trim()
  return {
    closeToDescription: dot(read.whole, product.description),
    closeToLine: closest(read.whole, product.all),
    sentenceCloseToLine: Math.max(...read.each.map((sentence) => closest(sentence, product.said))),
    sentencesClose: mean(sentences.slice(0, BEST_SENTENCES)),
    sentenceCloseToDescription: closest(product.description, read.each),
    asks: logit(wants.asks_tool + wants.has_problem + wants.asks_how),
    looksStrong: logit(fits.strong),
    looksLow: logit(fits.low),
    words: words.score,
    intent: words.strength,
    seeks: Number(words.seeks),
    vetoed: Number(words.vetoed),
    questions: Math.min(3, said.split('?').length - 1),
    asksInTitle: Number(title.includes('?')),
    endsAsking: Number(said.endsWith('?')),
    length: Math.log(1 + said.length),
    short: Number(text.length < SHORT),
    trouble: logit(trouble),
  }
}
export type Measures = ReturnType<typeof measurePost>

const closest = (one: Float32Array, others: Float32Array[]) =>
  Math.max(...others.map((other) => dot(one, other)))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function logit(likely: number) {
  const bounded = Math.min(0.999, Math.max(0.001, likely))
  return Math.log(bounded / (1 - bounded))
}
