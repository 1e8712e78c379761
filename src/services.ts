import { createContent } from './adapters/content/content.ts'
import { createModel } from './adapters/model/create-model.ts'
import { createCachedReddit, MAX_AGE_MS } from './adapters/reddit/cached-reddit.ts'
import { createReddit } from './adapters/reddit/create-reddit.ts'
import { createStorage } from './adapters/storage/storage.ts'
import { createGuardedDispatcher } from './adapters/website/guarded-dispatcher.ts'
import { createWebsiteReader } from './adapters/website/read-website.ts'
import { createSimulatedInternet } from './adapters/website/simulated-internet.ts'
import { brand } from './brand.ts'
import type { ServerConfig } from './config/load-server-config.ts'
import { createTenantDatabase, createTenantPool } from './db/as-user.ts'
import { createAuthDatabase } from './db/auth-database.ts'
import { openDatabase } from './db/open-database.ts'
import { createPool } from './db/pool.ts'
import { createAccounts } from './features/accounts/accounts.ts'
import type { PasswordHashing } from './features/accounts/auth/create-auth.ts'
import { createReplyWords } from './features/activity/follow/reply-words.ts'
import { createBilling } from './features/billing/billing.ts'
import { createRuleQueue } from './features/communities/rule-queue.ts'
import { createRuleReadings } from './features/communities/rule-readings.ts'
import { createSuggestionQueue } from './features/communities/suggestion-queue.ts'
import { createSuggestions } from './features/communities/suggestions.ts'
import { createRegisters } from './features/drafts/registers.ts'
import { createReadingQueue } from './features/fits/reading-queue.ts'
import { createReadings } from './features/fits/readings.ts'
import { judgeAside } from './features/judge-aside.ts'
import { createMailLinks } from './features/mails/mail-links.ts'
import { createUsageLimits } from './features/usage-limits.ts'
import { createVitalsMetrics } from './features/vitals/vitals-metrics.ts'
import { createReaderNotes } from './features/watch/reader-notes.ts'
import { createStoredPosts } from './features/watch/stored-posts.ts'
import { createCache } from './platform/cache.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { watchPressure } from './platform/pressure.ts'
import { createPatientRedis, createRedis } from './platform/redis.ts'
import { createSealer } from './platform/sealer.ts'
import { createSpending } from './spending/spending.ts'
import { spentToday } from './spending/spent-today.ts'

/** Few requests are about money; each holds a connection only for a moment. */
const BILLING_CONNECTIONS = 5

export type Services = ReturnType<typeof createServices>

/** Everything a server process holds open. None of it is state: any other process can answer the next request. */
export function createServices(
  config: ServerConfig,
  log: Log,
  parts: { passwordHashing?: PasswordHashing } = {},
) {
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
    ...parts,
  })
  const billing = createBilling({
    db: openDatabase(pools.billing),
    log,
    stripe: config.stripe,
    webhookSecrets: config.stripeWebhookSecrets,
    onPlanChanged: accounts.sessions.forgetUser,
  })
  const { judgeFor, close: stopJudging } = judgeAside(log)
  const internet = config.websiteSimulatorUrl
    ? createSimulatedInternet(config.websiteSimulatorUrl)
    : createGuardedDispatcher()
  const websites = createWebsiteReader({
    dispatcher: internet,
    userAgent: `${brand.name} (${config.origin})`,
  })
  // Those who wait for billing wait for Stripe; that is no reason to refuse everybody else.
  const poolWaiting = () => pools.app.waitingCount + pools.auth.waitingCount
  const pressure = watchPressure({ poolWaiting, backlogMs: config.overloadBacklogMs })
  const metrics = createMetrics()
  const { prefix } = config.redis
  const reddit = createReddit(config.reddit, { redis, prefix, log, metrics })
  const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS })
  const posts = createStoredPosts(pools.app, createCachedReddit(reddit, cache))
  const readingQueue = createReadingQueue({ connection: redis, prefix, log })
  const ruleQueue = createRuleQueue({ connection: redis, prefix, log })
  const suggestionQueue = createSuggestionQueue({ connection: redis, prefix, log })
  metrics.gauge('database_waiting', 'Queries waiting for a connection', poolWaiting)
  metrics.gauge(
    'backlog_seconds',
    'Processor time that the requests under way may still take',
    () => pressure.backlogMs() / 1_000,
  )
  metrics.gauge('redis_up', '1 while Redis answers', () => (redis.status === 'ready' ? 1 : 0))

  const spending = createSpending({
    prices: config.modelPrices,
    model: config.model,
    dailyBudgetUsd: config.modelDailyBudgetUsd,
    metrics,
    readToday: () => spentToday(pools.app),
  })

  return {
    db: createTenantDatabase(pools.app),
    pools,
    redis,
    accounts,
    content: createContent(config.content),
    storage: createStorage(config.storage),
    posts,
    readerNotes: createReaderNotes(redis, prefix),
    readings: createReadings(redis, prefix),
    replyWords: createReplyWords(redis, prefix),
    readingQueue,
    ruleReadings: createRuleReadings(redis, prefix),
    ruleQueue,
    suggestions: createSuggestions(redis, prefix),
    suggestionQueue,
    registers: createRegisters(redis, prefix),
    websites,
    judgeFor,
    model: createModel(config.model),
    spending,
    billing,
    limits: createUsageLimits(redis, config.redis.prefix),
    mailLinks: createMailLinks(config.mailLinks),
    sealer: createSealer(config.channels.secret),
    pushKey: config.channels.vapid?.publicKey ?? null,
    vitals: createVitalsMetrics(metrics.registry),
    metrics,
    pressure,
    log,
    close: async () => {
      accounts.stop()
      pressure.stop()
      cache.close()
      subscriber.disconnect()
      await Promise.all([readingQueue.close(), ruleQueue.close(), suggestionQueue.close()])
      redis.disconnect()
      await stopJudging()
      await Promise.all([reddit.close(), internet.close(), ...Object.values(pools).map((pool) => pool.end())])
    },
  }
}
