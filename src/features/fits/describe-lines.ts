import { createHash } from 'node:crypto'
import { judgePosts } from '../../judge/model/judge-posts.v1.ts'
import type { NumberedProfile } from '../../judge/model/number-profile.ts'

export type DescribedProduct = { name: string; description: string | null; facts: { text: string }[] }

const MOST_SENTENCES = 18
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What is known of a product, in lines that a reading can name: what its owner wrote, sentence by sentence, and its facts. */
export function describeLines({ description, facts }: DescribedProduct): NumberedProfile {
  const said = Array.from(sentences.segment(description ?? ''), ({ segment }) => segment.trim())
  const about = said.filter(Boolean).slice(0, MOST_SENTENCES)
  return [
    ...about.map((text, at) => ({ id: `about.${at + 1}`, text })),
    ...facts.map(({ text }, at) => ({ id: `facts.${at + 1}`, text })),
  ]
}

/** Changes with what is known of the product and with the question, so no reading outlives what it was made from. */
export function digestOf(product: DescribedProduct) {
  const made = JSON.stringify([judgePosts.version, describeLines(product)])
  return createHash('sha256').update(made).digest('base64url').slice(0, 16)
}
