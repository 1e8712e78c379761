import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type KnownProduct, linesOf } from '../../judge/known-product.ts'
import { judgeCommunities } from '../../judge/model/judge-communities.v1.ts'
import { createClaimedAnswers } from '../../platform/claimed-answers.ts'
import type { FittingThread } from './schema.ts'

/** Longer than a search may wait and take. A worker that died lets go by then. */
const CLAIM_SECONDS = 600

export type FoundCommunity = {
  name: string
  members: number | null
  thread: FittingThread | null
  closeness: number
}
export type Found = { state: 'found'; communities: FoundCommunity[] } | { state: 'failed' }

export type Suggestions = ReturnType<typeof createSuggestions>

/** Changes with what is known of the product and with the question. */
export function digestLines(product: KnownProduct) {
  const made = JSON.stringify([judgeCommunities.version, linesOf(product)])
  return createHash('sha256').update(made).digest('base64url').slice(0, 22)
}

/** Communities found for a product, as it is described. */
export const createSuggestions = (redis: Redis, prefix: string) =>
  createClaimedAnswers<Found>(redis, prefix, { name: 'suggestions', claimSeconds: CLAIM_SECONDS })
