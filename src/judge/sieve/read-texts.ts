import { takeBreaks } from '../../platform/take-breaks.ts'
import type { Encoder } from './encoder/encoder.ts'
import type { Reading } from './heads/head.ts'
import { readGrams } from './heads/read-grams.ts'

export type Written = { title: string; text: string }
/** `each` has the vectors of `sentences`; where there are none, that of the whole. */
export type ReadText = Reading & { each: Float32Array[]; sentences: string[] }

/** Later ones are seldom what a post is about, and each costs time. */
const MOST_SENTENCES = 24
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Texts as vectors, whole and by sentence, and as grams. */
export async function readTexts(encoder: Encoder, written: Written[]): Promise<ReadText[]> {
  const texts = written.map((one) => ({ whole: wholeOf(one), sentences: sentencesOf(one) }))
  const vectors = await encoder.encode(texts.flatMap(({ whole, sentences }) => [whole, ...sentences]))
  const takeBreak = takeBreaks()
  const read: ReadText[] = []
  let at = 0
  for (const { whole, sentences } of texts) {
    await takeBreak()
    const [first = new Float32Array(), ...others] = vectors.slice(at, at + 1 + sentences.length)
    at += 1 + sentences.length
    const each = others.length > 0 ? others : [first]
    read.push({ whole: first, each, sentences, grams: readGrams(whole) })
  }
  return read
}

export const wholeOf = ({ title, text }: Written) => `${title}\n${text}`.trim()

function sentencesOf({ title, text }: Written) {
  const inText = text
    .split('\n')
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
  return [title.trim(), ...inText].filter((sentence) => sentence.length > 1).slice(0, MOST_SENTENCES)
}
