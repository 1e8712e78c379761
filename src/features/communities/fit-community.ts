import type { RedditCommunity } from '../../adapters/reddit/read-communities.ts'
import { wordsOf } from '../../judge/form/split-words.ts'
import { commonWords } from '../../judge/words/common-words.ts'

type About = { name: string; description: string | null }
type Place = { name: string; title: string; about: string }

/** What to ask Reddit's search for: the first telling words about the product, in pairs. */
export function searchWords({ name, description }: About): string[] {
  const [first = name, second, third] = termsOf(description ?? name)
  if (!second) return [first]
  return third ? [`${first} ${second}`, `${second} ${third}`] : [`${first} ${second}`]
}

/**
 * What can be read by everybody, each community once: the best fit first, of equal ones the liveliest, then the largest.
 * `lively` are answers in Reddit's own order of activity.
 */
export function rankCommunities(
  product: About,
  lively: RedditCommunity[][],
  others: RedditCommunity[][],
): RedditCommunity[] {
  const placeOf = ({ name }: RedditCommunity) => Math.min(...lively.map((answer) => placeIn(answer, name)))
  const found = new Map([...lively, ...others].flat().map((community) => [community.name, community]))
  return [...found.values()]
    .filter(({ type, over18, quarantined }) => type === 'public' && !over18 && !quarantined)
    .map((community) => ({ community, fit: fitOf(product, community), place: placeOf(community) }))
    .toSorted(
      (a, b) =>
        b.fit - a.fit || a.place - b.place || (b.community.subscribers ?? 0) - (a.community.subscribers ?? 0),
    )
    .map(({ community }) => community)
}

/** 0 to 1: how many of the product's words the community uses of itself; one in its name counts three times. */
export function fitOf({ description, name }: About, place: Place): number {
  const wanted = termsOf(`${name} ${description ?? ''}`)
  const said = ` ${place.title} ${place.about} `.toLowerCase()
  const points = wanted.map((word) => {
    if (place.name.toLowerCase().includes(word)) return 3
    return said.includes(word) ? 1 : 0
  })
  const sum = points.reduce<number>((total, one) => total + one, 0)
  return Math.min(1, sum / 6)
}

function placeIn(answer: RedditCommunity[], name: string) {
  const place = answer.findIndex((one) => one.name === name)
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}

function termsOf(text: string) {
  const words = wordsOf(text).flatMap((word) => word.match(/[a-z][a-z-]{2,}/g) ?? [])
  return [
    ...new Set(
      words.filter((word) => !commonWords.has(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')),
    ),
  ]
}
