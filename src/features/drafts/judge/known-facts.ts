import type { ProductProfile } from '../../../judge/profile.ts'

export type DescribedProduct = { facts: { text: string }[]; profile: ProductProfile | null }

/** What drafts may claim: the product's facts, and its profile, which says what it does, for whom, and for whom it isn't. */
export function knownFacts({ facts, profile }: DescribedProduct): string[] {
  const say = (label: string, lines: { text: string }[]) => lines.map(({ text }) => `${label}: ${text}`)
  return [
    ...facts.map(({ text }) => text),
    ...say('Is', profile?.what ? [profile.what] : []),
    ...say('Does', profile?.jobs ?? []),
    ...say('For', profile?.people ?? []),
    ...say('Not for', profile?.notFor ?? []),
  ]
}
