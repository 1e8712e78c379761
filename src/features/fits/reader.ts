import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Model } from '../../adapters/model/create-model.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { JudgedPost } from '../../judge/model/judge-posts.v1.ts'
import type { Log } from '../../platform/log.ts'
import type { Spending } from '../../spending/spending.ts'
import type { UsageLimits } from '../usage-limits.ts'
import type { DescribedProduct } from './describe-lines.ts'
import type { Readings } from './readings.ts'
import type { Fit } from './schema.ts'

export type ShortPost = JudgedPost & { id: string }

/** Reads posts by what this machine has. */
export type Sieve = {
  readPosts: (product: DescribedProduct, posts: ShortPost[]) => Promise<Sieved[]>
}
export type Sieved = Omit<Extract<Fit, { state: 'sieved' }>, 'state'>

/** Everything a worker needs to read posts. */
export type Reader = {
  db: NodePgDatabase
  posts: PostSource
  sieve: Sieve
  model: Model
  spending: Spending
  limits: Pick<UsageLimits, 'readings'>
  readings: Readings
  log: Log
}
