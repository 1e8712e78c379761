import { createContent } from './adapters/content/content.ts'
import type { ServerConfig } from './config.ts'
import { createTenantDatabase, createTenantPool } from './db/as-user.ts'
import { createAuthDatabase } from './db/auth-database.ts'
import { createPool } from './db/pool.ts'
import { createAccounts } from './features/accounts/accounts.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { watchPressure } from './platform/pressure.ts'
import { createPatientRedis, createRedis } from './platform/redis.ts'

export type Services = ReturnType<typeof createServices>

/** Everything a server process holds open. None of it is state: any other process can answer the next request. */
export function createServices(config: ServerConfig, log: Log) {
  const pools = {
    app: createTenantPool(config.databaseUrls.app, config.poolSize),
    auth: createPool(config.databaseUrls.auth, config.poolSize),
  }
  const redis = createRedis({ url: config.redis.url, log })
  const subscriber = createPatientRedis({ url: config.redis.url, log: log.with({ reason: 'subscriber' }) })
  const accounts = createAccounts({
    database: createAuthDatabase(pools.auth),
    redis,
    subscriber,
    prefix: config.redis.prefix,
    log,
    origin: config.origin,
    secret: config.authSecret,
    google: config.google,
    breachCheckUrl: config.breachCheckUrl,
  })
  const poolWaiting = () => pools.app.waitingCount + pools.auth.waitingCount
  const pressure = watchPressure({ poolWaiting, limits: config.overload })
  const metrics = createMetrics()
  metrics.gauge('database_waiting', 'Queries waiting for a connection', poolWaiting)
  metrics.gauge('redis_up', '1 while Redis answers', () => (redis.status === 'ready' ? 1 : 0))

  return {
    db: createTenantDatabase(pools.app),
    pools,
    redis,
    accounts,
    content: createContent(config.content),
    metrics,
    pressure,
    log,
    close: async () => {
      accounts.stop()
      pressure.stop()
      subscriber.disconnect()
      redis.disconnect()
      await Promise.all([pools.app.end(), pools.auth.end()])
    },
  }
}
