import { digestProduct } from './digest-product.ts'
import type { StoredPost } from './find-stored-posts.ts'
import type { Owned } from './judge-verdicts.ts'
import { planReading } from './plan-reading.ts'
import type { Arriving } from './sieve-arrivals.ts'
import type { SievedFor } from './store-verdicts.ts'

type OwnedFeed = { product: Owned; posts: StoredPost[] }

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
