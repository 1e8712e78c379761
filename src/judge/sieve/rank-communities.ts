import type { NumberedProfile } from '../number-profile.ts'
import type { Encoder } from './encoder/encoder.ts'
import { dot } from './mix/dot.ts'

export type Place = { title: string; about: string; recentTitles: string[] }

/** What a product is not for, or is confused with, must draw nothing near. */
const AGAINST = /^(?:notFor|confusions)\./

/**
 * How close each community comes to the product: what it says of itself, alone and with its latest titles, each beside the product's line
 * that it is closest to. Good for a shortlist; a threshold on it is right more often than not, and no more than that.
 */
export async function rankCommunities(
  encoder: Pick<Encoder, 'encode'>,
  lines: NumberedProfile,
  places: Place[],
) {
  const wanted = lines.filter(({ id }) => !AGAINST.test(id)).map(({ text }) => text)
  const said = places.map(({ title, about, recentTitles }) => {
    const itself = `${title}\n${about}`
    return recentTitles.length > 0
      ? [itself, [itself, ...recentTitles].join('\n'), ...recentTitles]
      : [itself, itself]
  })
  const texts = [...new Set([...wanted, ...said.flat()])]
  const vectors = await encoder.encode(texts)
  const vectorOf = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]))
  const closest = (text: string) => {
    const vector = vectorOf.get(text) ?? new Float32Array()
    return Math.max(0, ...wanted.map((line) => dot(vectorOf.get(line) ?? new Float32Array(), vector)))
  }
  return said.map(([itself = '', whole = '', ...titles]) => {
    const [thread = null] = titles
      .map((title) => ({ title, closeness: closest(title) }))
      .toSorted((a, b) => b.closeness - a.closeness)
    return { closeness: (closest(itself) + closest(whole)) / 2, thread }
  })
}
