import { drizzle } from 'drizzle-orm/node-postgres'
import { createContent } from './adapters/content/content.ts'
import { createCachedReddit, MAX_AGE_MS } from './adapters/reddit/cached-reddit.ts'
import { createReddit } from './adapters/reddit/create-reddit.ts'
import { createModel } from './adapters/model/create-model.ts'
import { createStorage } from './adapters/storage/storage.ts'
import { createGuardedDispatcher } from './adapters/website/guarded-dispatcher.ts'
import { createWebsiteReader } from './adapters/website/read-website.ts'
import { createSimulatedInternet } from './adapters/website/simulated-internet.ts'
import { brand } from './brand.ts'
import type { ServerConfig } from './config.ts'
import { createTenantDatabase, createTenantPool } from './db/as-user.ts'
import { createAuthDatabase } from './db/auth-database.ts'
import { createPool } from './db/pool.ts'
import { createAccounts } from './features/accounts/accounts.ts'
import { createBilling } from './features/billing/billing.ts'
import { judgeAside } from './features/judge-aside.ts'
import { createSpending } from './features/drafts/spend/spending.ts'
import { createMailLinks } from './features/mails/mail-links.ts'
import { createUsageLimits } from './features/usage-limits.ts'
import { createVitalsMetrics } from './features/vitals/vitals-metrics.ts'
import { createCache } from './platform/cache.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { watchPressure } from './platform/pressure.ts'
import { createPatientRedis, createRedis } from './platform/redis.ts'

/** Few requests are about money; each holds a connection only for a moment. */
const BILLING_CONNECTIONS = 5

export type Services = ReturnType<typeof createServices>

/** Everything a server process holds open. None of it is state: any other process can answer the next request. */
export function createServices(config: ServerConfig, log: Log) {
  const pools = {
    app: createTenantPool(config.databaseUrls.app, config.poolSize),
    auth: createPool(config.databaseUrls.auth, config.poolSize),
    billing: createPool(config.databaseUrls.billing, BILLING_CONNECTIONS),
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
  const billing = createBilling({
    db: drizzle(pools.billing, { casing: 'snake_case' }),
    log,
    stripe: config.stripe,
    webhookSecrets: config.stripeWebhookSecrets,
    onPlanChanged: accounts.sessions.forgetUser,
  })
  const { judgeFor, close: stopJudging } = judgeAside(log)
  const websites = createWebsiteReader({
    dispatcher: config.websiteSimulatorUrl
      ? createSimulatedInternet(config.websiteSimulatorUrl)
      : createGuardedDispatcher(),
    userAgent: `${brand.name} (${config.origin})`,
  })
  // Those who wait for billing wait for Stripe; that is no reason to refuse everybody else.
  const poolWaiting = () => pools.app.waitingCount + pools.auth.waitingCount
  const pressure = watchPressure({ poolWaiting, backlogMs: config.overloadBacklogMs })
  const metrics = createMetrics()
  const { prefix } = config.redis
  const reddit = createReddit(config.reddit, { redis, prefix, log, metrics })
  const posts = createCachedReddit(reddit, createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS }))
  metrics.gauge('database_waiting', 'Queries waiting for a connection', poolWaiting)
  metrics.gauge(
    'backlog_seconds',
    'Processor time that the requests under way may still take',
    () => pressure.backlogMs() / 1_000,
  )
  metrics.gauge('redis_up', '1 while Redis answers', () => (redis.status === 'ready' ? 1 : 0))

  const spending = createSpending({
    prices: config.modelPrices,
    models: config.model?.models,
    dailyBudgetUsd: config.modelDailyBudgetUsd,
    metrics,
    readToday: async () => {
      const today = await pools.app.query(`select app.spent_on((now() at time zone 'utc')::date) as micros`)
      return Number(today.rows[0].micros)
    },
  })

  return {
    db: createTenantDatabase(pools.app),
    pools,
    redis,
    accounts,
    content: createContent(config.content),
    storage: createStorage(config.storage),
    posts,
    websites,
    judgeFor,
    model: createModel(config.model),
    spending,
    billing,
    limits: createUsageLimits(redis, config.redis.prefix),
    mailLinks: createMailLinks(config.mailLinks),
    vitals: createVitalsMetrics(metrics.registry),
    metrics,
    pressure,
    log,
    close: async () => {
      accounts.stop()
      pressure.stop()
      subscriber.disconnect()
      redis.disconnect()
      await stopJudging()
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}
