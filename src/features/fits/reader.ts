import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Model } from '../../adapters/model/create-model.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { KnownProduct } from '../../judge/known-product.ts'
import type { JudgedPost } from '../../judge/model/judge-posts.v1.ts'
import type { Log } from '../../platform/log.ts'
import type { Spending } from '../../spending/spending.ts'
import type { UsageLimits } from '../usage-limits.ts'
import type { Readings } from './readings.ts'
import type { Fit } from './schema.ts'

export type ShortPost = JudgedPost & { id: string }

/** Reads posts by what this machine has. */
export type Sieve = {
  readPosts: (product: KnownProduct, posts: ShortPost[]) => Promise<Sieved[]>
}
/** Reads for several products at once, each with its own posts. A post that several have is read once. */
export type FeedSieve = {
  readFeeds: (feeds: Feed[]) => Promise<Sieved[][]>
}
export type Feed = { product: KnownProduct; posts: ShortPost[] }
export type Sieved = {
  said: Omit<Extract<Fit, { state: 'sieved' }>, 'state' | 'held'>
  /** As two letters; null where it could be any. */
  language: string | null
}

/** Everything a worker needs to read posts. */
export type Reader = {
  db: NodePgDatabase
  posts: PostSource
  sieve: Pick<Sieve, 'readPosts'>
  model: Model
  spending: Spending
  limits: Pick<UsageLimits, 'readings' | 'redditCalls'>
  readings: Readings
  log: Log
}

/** What it takes to sieve posts as they arrive. */
export type Arriving = Pick<Reader, 'db' | 'spending' | 'log'> & { sieve: FeedSieve }
