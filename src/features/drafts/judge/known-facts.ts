import type { ProductProfile, ProfileLine } from '../../../judge/profile.ts'

export type DescribedProduct = { facts: { text: string }[]; profile: ProductProfile | null }

/**
 * What drafts may claim: the product's facts, and its profile, which says what it does, for whom, and for whom it isn't. A line that a model
 * wrote from the website may have no number but those of the words it comes from.
 */
export function knownFacts({ facts, profile }: DescribedProduct): string[] {
  const say = (label: string, lines: ProfileLine[]) =>
    lines.filter(isBorneOut).map(({ text }) => `${label}: ${text}`)
  return [
    ...facts.map(({ text }) => text),
    ...say('Is', profile?.what ? [profile.what] : []),
    ...say('Does', profile?.jobs ?? []),
    ...say('For', profile?.people ?? []),
    ...say('Not for', profile?.notFor ?? []),
  ]
}

function isBorneOut({ text, from }: ProfileLine) {
  if (from === null) return true
  const known = new Set(numbersIn(from))
  return numbersIn(text).every((number) => known.has(number))
}

const numbersIn = (text: string) => text.match(/\d+/g) ?? []
