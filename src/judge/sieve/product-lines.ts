import type { ProductProfile } from '../profile.ts'

/** What the sieve knows of a product: its profile where a model wrote one, else what its maker says. */
export type SievedProduct = {
  name: string
  description: string
  facts: string[]
  profile: ProductProfile | null
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const PRICE = /[$€£¥]/

/** Lines that a post may come close to. Prices are left out: every second post speaks of money. */
export function linesOf({ description, facts, profile }: SievedProduct) {
  const said = profile
    ? [profile.what, ...profile.jobs, ...profile.problems, ...profile.people].map(({ text }) => text)
    : Array.from(segmenter.segment(description), ({ segment }) => segment.trim())
  const lines = said.filter((line) => line.length > 3)
  return { said: lines.length > 0 ? lines : [description], facts: facts.filter((fact) => !PRICE.test(fact)) }
}
