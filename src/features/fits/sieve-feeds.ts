import { digestProduct } from './digest-product.ts'
import type { StoredPost } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import { planReading } from './plan-reading.ts'
import type { FeedSieve } from './reader.ts'
import type { Arriving } from './sieve-arrivals.ts'
import type { SievedFor } from './store-verdicts.ts'

export type OwnedFeed = { product: Owned; posts: StoredPost[] }

/** What is worth keeping of what the sieve says of these posts. One that several products have is read once. */
export async function sieveFeeds(
  { sieve, spending }: Pick<Arriving, 'sieve' | 'spending'>,
  feeds: OwnedFeed[],
): Promise<SievedFor[]> {
  const sieved = await sieve.readFeeds(feeds)
  return feeds.flatMap(({ product }, at) => {
    const { id: productId, userId } = product
    const digest = digestProduct(product)
    return (sieved[at] ?? []).flatMap((one) => {
      const plan = planReading(one, spending)
      return plan ? [{ said: one.said, userId, productId, digest, ...plan }] : []
    })
  })
}

const plain = {
  product: { name: 'Anything', description: 'A product that is made.', facts: [], profile: null },
  posts: [{ id: 'plain', community: 'anywhere', title: 'How do you do this?', text: '' }],
}

/** Whether the sieve reads what anyone could read. If it does, what it has failed at is to blame. */
export const isWell = (sieve: FeedSieve) =>
  sieve.readFeeds([plain]).then(
    () => true,
    () => false,
  )
