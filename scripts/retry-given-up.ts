import { drizzle } from 'drizzle-orm/node-postgres'
import { loadMigrateConfig } from '../src/config/load-migrate-config.ts'
import { retryGivenUp } from '../src/db/outbox/sweep-outbox.ts'
import { createPool } from '../src/db/pool.ts'

const pool = createPool(loadMigrateConfig().roleUrls.worker, 1)
console.log(`${await retryGivenUp(drizzle(pool))} jobs will be tried again.`)
await pool.end()
