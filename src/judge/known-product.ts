import { type NumberedProfile, numberProfile } from './number-profile.ts'
import type { ProductProfile } from './profile.ts'

/** What is known of a product: what its owner wrote, and its profile once there is one. */
export type KnownProduct = {
  name: string
  description: string | null
  facts: { text: string }[]
  profile: ProductProfile | null
}

const MOST_SENTENCES = 18
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Someone who adds a line or two says less than their description does. */
const FEWEST_LINES = 5

/** The product in lines that a verdict can name: its profile, and where that says little what its owner wrote, sentence by sentence. */
export function linesOf({ description, facts, profile }: KnownProduct): NumberedProfile {
  const profiled = profile ? numberProfile(profile) : []
  if (profiled.length >= FEWEST_LINES) return profiled
  return [
    ...profiled,
    ...describedIn(description ?? '').map((text, at) => ({ id: `about.${at + 1}`, text })),
    ...facts.map(({ text }, at) => ({ id: `facts.${at + 1}`, text })),
  ]
}

/** A description's sentences. */
export const describedIn = (description: string) =>
  Array.from(segmenter.segment(description), ({ segment }) => segment.trim())
    .filter(Boolean)
    .slice(0, MOST_SENTENCES)
