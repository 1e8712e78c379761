import type { Trouble } from '../../judge/form/troubles.ts'
import type { Readings } from './readings.ts'

/** What is known of a post and its writer. */
export type KnownPost = {
  /** The operator's model; null where it hasn't read the post. */
  said: Trouble | 'none' | null
  /** The sieve, which is often wrong, thinks so. */
  feared: boolean
  /** The model calls the post a low fit for the product. */
  hardlyFits: boolean
}

/** What someone who read the post for this product found. */
export async function recallPost(
  readings: Readings,
  of: { productId: string; digest: string } | null,
  /** Under which it may have been read, the best first. */
  postIds: string[],
): Promise<KnownPost> {
  // Without Redis nothing is known, and the draft asks for itself.
  const known = of && (await readings.find(of, postIds).catch(() => undefined))
  const found = postIds.flatMap((id) => known?.get(id) ?? [])
  const judged = found.find((reading) => reading.state === 'judged')
  if (judged) return { said: judged.trouble, feared: false, hardlyFits: judged.fit === 'low' }
  const feared = found.some((reading) => reading.state === 'sieved' && reading.inTrouble)
  return { said: null, feared, hardlyFits: false }
}
