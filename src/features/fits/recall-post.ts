import type { Trouble } from '../../judge/form/troubles.ts'
import type { SignedInContext } from '../request-context.ts'
import { findReadings } from './find-readings.ts'
import type { For, Reading } from './readings.ts'

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
  tenant: Pick<SignedInContext, 'db' | 'userId' | 'readings'>,
  of: For | null,
  /** Under which it may have been read, the best first. */
  postIds: string[],
): Promise<KnownPost> {
  const { known } = of ? await findReadings(tenant, of, postIds) : { known: new Map() }
  // Of what nobody has read the draft finds out for itself.
  const found = postIds.flatMap((id): Reading[] => known.get(id) ?? [])
  const judged = found.find((reading) => reading.state === 'judged')
  if (judged) return { said: judged.trouble, feared: false, hardlyFits: judged.fit === 'low' }
  const feared = found.some((reading) => reading.state === 'sieved' && reading.inTrouble)
  return { said: null, feared, hardlyFits: false }
}
