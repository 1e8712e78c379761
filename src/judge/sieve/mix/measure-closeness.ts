import { compareAll } from './compare-all.ts'

type Vectors = { whole: Float32Array; each: Float32Array[] }
type Lines = { description: Float32Array; lines: Float32Array[]; fromDescription: number }

const BEST_SENTENCES = 3

/** How close a post comes to a product, whole and sentence by sentence, and which sentence and line are the closest. */
export function measureCloseness({ whole, each }: Vectors, { description, lines, fromDescription }: Lines) {
  const columns = [description, ...lines]
  const close = compareAll([whole, ...each], columns)
  const row = (at: number) => close.subarray(at * columns.length, (at + 1) * columns.length)
  const [closeToDescription = 0, ...wholeToLines] = row(0)
  const sentences: number[] = []
  let [toSaid, toDescription, best] = [-Infinity, -Infinity, -Infinity]
  let closest = { sentence: 0, line: 0 }
  for (let sentence = 0; sentence < each.length; sentence += 1) {
    const found = row(sentence + 1)
    toDescription = Math.max(toDescription, found[0] as number)
    let own = -Infinity
    for (let line = 0; line < lines.length; line += 1) {
      const closeness = found[line + 1] as number
      if (closeness > own) own = closeness
      if (line < fromDescription && closeness > toSaid) toSaid = closeness
      if (closeness <= best) continue
      best = closeness
      closest = { sentence, line }
    }
    sentences.push(own)
  }
  const measures = {
    closeToDescription,
    closeToLine: Math.max(...wholeToLines),
    sentenceCloseToLine: toSaid,
    sentencesClose: mean(sentences.toSorted((a, b) => b - a).slice(0, BEST_SENTENCES)),
    sentenceCloseToDescription: toDescription,
  }
  return { measures, closest }
}
export type Closeness = ReturnType<typeof measureCloseness>['measures']

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
