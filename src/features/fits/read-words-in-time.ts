import type { PlainWords } from '../../judge/sieve/mix/words-of-post.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import type { Judge } from '../judging-verbs.ts'
import type { readWords } from './read-words.ts'

type Posts = Parameters<typeof readWords>[0]
type Feeds = Parameters<typeof readWords>[1]

/** Of a text that the patterns can't read in time. */
const NONE: PlainWords = { strength: 0, seeks: false, vetoed: false, trouble: false }

/** What the patterns make of posts, on `judge`'s threads. A text that they can't read in time has no words, and costs no other its own. */
export async function readWordsInTime(judge: Judge, posts: Posts, feeds: Feeds) {
  try {
    return await judge('readWords', posts, feeds)
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
  }
  const readable = await findInTime(posts, (post) => judge('readWords', [post], []))
  const known = await findInTime(feeds, ({ product }) => judge('readWords', [], [{ product, places: [] }]))
  const placeOf = new Map([...readable].map((place, at) => [place, at]))
  const own = feeds.map(({ product, places }) => ({
    product,
    places: places.filter((place) => readable.has(place)),
  }))
  const words = await judge(
    'readWords',
    posts.filter((_, at) => readable.has(at)),
    own
      .filter((_, at) => known.has(at))
      .map(({ product, places }) => ({ product, places: places.map((place) => placeOf.get(place) ?? 0) })),
  )
  const scores = words.scores.values()
  return {
    posts: posts.map((_, at) => words.posts[placeOf.get(at) ?? -1] ?? NONE),
    scores: feeds.map(({ places }, at) => {
      const found = known.has(at) ? scores.next().value?.values() : undefined
      return places.map((place) => (readable.has(place) ? (found?.next().value ?? 0) : 0))
    }),
  }
}

async function findInTime<One>(all: One[], read: (one: One) => Promise<unknown>) {
  const inTime = new Set<number>()
  for (const [at, one] of all.entries()) {
    try {
      await read(one)
      inTime.add(at)
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
    }
  }
  return inTime
}
