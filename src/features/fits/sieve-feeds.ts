import { digestProduct } from './digest-product.ts'
import type { ReadablePost } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import { planReading } from './plan-reading.ts'
import type { Arriving, FeedSieve } from './reader.ts'
import type { SievedFor } from './store-verdicts.ts'

export type OwnedFeed = {
  product: Owned
  posts: ReadablePost[]
  /** Its owner wants to hear of strong fits right away. */
  isAwaited: boolean
}

type SievedFeeds = {
  /** What is worth keeping. */
  sieved: SievedFor[]
  /** The ids of posts that couldn't be read just now, for no fault of theirs. */
  waiting: Set<string>
}

/** What the sieve says of these posts. One that several products have is read once. */
export const sieveFeeds = (
  reader: Arriving,
  feeds: OwnedFeed[],
  plan: typeof planReading = planReading,
): Promise<SievedFeeds> =>
  sieveTogether(reader, feeds, plan).then(
    (sieved) => ({ sieved, waiting: new Set() }),
    (reason: unknown) => sieveEach(reader, feeds, plan, reason),
  )

async function sieveTogether({ sieve, spending }: Arriving, feeds: OwnedFeed[], plan: typeof planReading) {
  const sieved = await sieve.readFeeds(feeds)
  return feeds.flatMap(({ product, isAwaited }, at) => {
    const { id: productId, userId } = product
    const digest = digestProduct(product)
    return (sieved[at] ?? []).flatMap((one) => {
      const planned = plan(one, spending, { isAwaited })
      return planned ? [{ said: one.said, userId, productId, digest, ...planned }] : []
    })
  })
}

/** One of them may be to blame, and must hold up no other: it's read when someone looks at it. Where it's not about them, they wait. */
async function sieveEach(
  reader: Arriving,
  feeds: OwnedFeed[],
  plan: typeof planReading,
  reason: unknown,
): Promise<SievedFeeds> {
  const { sieve, log } = reader
  if (!(await isWell(sieve))) throw reason
  const waiting = new Set(feeds.flatMap(({ posts }) => posts.map(({ id }) => id)))
  const sieved: SievedFor[] = []
  let blamed = 0
  for (const id of waiting) {
    const alone = feeds
      .map((feed) => ({ ...feed, posts: feed.posts.filter((post) => post.id === id) }))
      .filter(({ posts }) => posts.length > 0)
    const read = () => sieveTogether(reader, alone, plan).catch(() => undefined)
    const first = await read()
    if (!first && !(await isWell(sieve))) break
    const found = first ?? (await read())
    if (found) sieved.push(...found)
    else blamed += 1
    waiting.delete(id)
  }
  if (blamed > 0) log.error('posts.not_sieved', { count: blamed, err: reason })
  return { sieved, waiting }
}

const plain = {
  product: { name: 'Anything', description: 'A product that is made.', facts: [], profile: null },
  posts: [{ id: 'plain', community: 'anywhere', title: 'How do you do this?', text: '' }],
}

/** Whether the sieve reads what anyone could read. If it does, what it has failed at is to blame. */
const isWell = (sieve: FeedSieve) =>
  sieve.readFeeds([plain]).then(
    () => true,
    () => false,
  )
