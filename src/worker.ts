import { createChannels } from './adapters/channels/create-channels.ts'
import { createMailer } from './adapters/mail/create-mailer.ts'
import { createModel } from './adapters/model/create-model.ts'
import { createCachedReddit, MAX_AGE_MS } from './adapters/reddit/cached-reddit.ts'
import { createReddit } from './adapters/reddit/create-reddit.ts'
import { createStorage } from './adapters/storage/storage.ts'
import { createGuardedDispatcher } from './adapters/website/guarded-dispatcher.ts'
import { createSimulatedInternet } from './adapters/website/simulated-internet.ts'
import { brand } from './brand.ts'
import { loadWorkerConfig } from './config/load-worker-config.ts'
import { createTenantDatabase, createTenantPool } from './db/as-user.ts'
import { openDatabase } from './db/open-database.ts'
import { relayOutbox } from './db/outbox/relay-outbox.ts'
import { runJob } from './db/outbox/run-job.ts'
import { createPool } from './db/pool.ts'
import { announceUser } from './features/accounts/auth/session-cache.ts'
import { createThrottles } from './features/accounts/auth/throttles.ts'
import { createReplyWords } from './features/activity/follow/reply-words.ts'
import { createBilling } from './features/billing/billing.ts'
import { findCommunities } from './features/communities/find-communities.ts'
import { readCommunityRules } from './features/communities/read-community-rules.ts'
import { consumeRuleReadings, createRuleQueue } from './features/communities/rule-queue.ts'
import { createRuleReadings } from './features/communities/rule-readings.ts'
import { consumeSuggestions } from './features/communities/suggestion-queue.ts'
import { createSuggestions } from './features/communities/suggestions.ts'
import { openSieve } from './features/fits/open-sieve.ts'
import { readPosts } from './features/fits/read-posts.ts'
import { consumeReadings } from './features/fits/reading-queue.ts'
import { createReadings } from './features/fits/readings.ts'
import { judgeAside } from './features/judge-aside.ts'
import { createMailLinks } from './features/mails/mail-links.ts'
import { createUsageLimits } from './features/usage-limits.ts'
import { createStoredPosts } from './features/watch/stored-posts.ts'
import { jobs } from './jobs.ts'
import { openEncoder } from './judge/sieve/encoder/open-encoder.ts'
import { createCache } from './platform/cache.ts'
import { urgencies } from './platform/job.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { createConsumer, createQueues, TryLater } from './platform/queue.ts'
import { createPatientRedis, createRedis } from './platform/redis.ts'
import { createSealer } from './platform/sealer.ts'
import { repeat } from './platform/repeat.ts'
import { keepRounds } from './platform/rounds.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'
import { createRounds } from './rounds.ts'
import { createSpending } from './spending/spending.ts'
import { spentToday } from './spending/spent-today.ts'
import { serveWorkerHealth, watchOutbox } from './worker-health.ts'

const config = loadWorkerConfig()
const { prefix } = config.redis
const log = createLog({ level: config.logLevel })
const metrics = createMetrics()
const pool = createPool(config.databaseUrl, config.poolSize)
const db = openDatabase(pool)
const redis = createRedis({ url: config.redis.url, log })
const patientRedis = createPatientRedis({ url: config.redis.url, log: log.with({ reason: 'consumer' }) })
const mailer = createMailer({ ...config.mail, connections: config.jobsAtOnce })
const storage = createStorage(config.storage)
const billingPool = createPool(config.billingDatabaseUrl, config.poolSize)
const billing = createBilling({
  db: openDatabase(billingPool),
  log,
  stripe: config.stripe,
  onPlanChanged: (userId) => announceUser(redis, prefix, userId),
})
const mailLinks = createMailLinks(config.mailLinks)
const limits = createUsageLimits(redis, prefix)
const throttles = createThrottles(redis, prefix)
const { supportInbox } = config
const reddit = createReddit(config.reddit, { redis, prefix, log, metrics })
const cache = createCache({ redis, prefix, hardMaxAgeMs: MAX_AGE_MS })
const spending = createSpending({
  prices: config.modelPrices,
  model: config.model,
  dailyBudgetUsd: config.modelDailyBudgetUsd,
  metrics,
  readToday: () => spentToday(pool),
})
const model = createModel(config.model)
const judging = judgeAside(log)
const posts = createStoredPosts(pool, createCachedReddit(reddit, cache))
const ruleReadings = createRuleReadings(redis, prefix)
const ruleQueue = createRuleQueue({ connection: redis, prefix, log })
const tenantPool = createTenantPool(config.appDatabaseUrl, config.concurrency)
const tenants = createTenantDatabase(tenantPool)
const channels = createChannels({
  dispatcher: config.channels.simulatorUrl
    ? createSimulatedInternet(config.channels.simulatorUrl)
    : createGuardedDispatcher(),
  vapid: config.channels.vapid,
  userAgent: `${brand.name} (${config.mailLinks.origin})`,
})
const parts = {
  db,
  mailer,
  storage,
  billing,
  limits,
  throttles,
  mailLinks,
  supportInbox,
  postalAddress: config.postalAddress ?? null,
  channels,
  sealer: createSealer(config.channels.secret),
  replyWords: createReplyWords(redis, prefix),
  /** What is shown to someone is read as that person: row-level security holds here as on a page. */
  sourceFor: (userId: string) => ({
    db: tenants,
    userId,
    posts,
    ruleReadings,
    ruleQueue,
    judge: judging.judgeFor(userId),
  }),
  model,
  spending,
  log,
}
const encoder = openEncoder()
const sieve = openSieve(encoder, judging.judgeFor('worker'))
const reader = {
  db,
  posts,
  sieve,
  model,
  spending,
  limits,
  readings: createReadings(redis, prefix),
  ruleReadings,
  log,
}
const finder = { ...reader, encoder, suggestions: createSuggestions(redis, prefix) }
const queues = createQueues(redis, config.redis.prefix, log)

const relay = repeat({
  everyMs: 250,
  run: async () => (redis.status === 'ready' ? relayOutbox(db, queues) : 'waits'),
  onFailure: (err) => log.warn('outbox.relay_failed', { err }),
  onRecovery: () => log.info('outbox.relay_works_again'),
})

const rounds = keepRounds({
  rounds: createRounds({
    db,
    billing,
    storage,
    reddit: config.reddit && reddit,
    readAllApproval: config.readAllApproval,
    redis,
    prefix,
    arrivals: reader,
    metrics,
    log,
  }),
  redis,
  patientRedis,
  prefix,
  log,
})

async function run(jobId: string, topic: string) {
  const outcome = await runJob(db, jobs, parts, jobId).catch((err) => {
    log.error('job.not_run', { jobId, topic, err })
    throw new TryLater()
  })
  metrics.jobs.inc({ topic, outcome: outcome.kind })
  if (outcome.kind === 'held') throw new TryLater()
  if (outcome.kind === 'given_up') {
    log.error('job.given_up', { jobId, topic, attempts: outcome.attempts, err: outcome.error })
  }
  if (outcome.kind === 'unknown') log.info('job.unknown', { jobId, topic, attempts: outcome.attempts })
  if (outcome.kind === 'failed') {
    log.warn('job.failed', { jobId, topic, attempts: outcome.attempts, err: outcome.error })
  }
}

const place = { connection: patientRedis, prefix, log }
const readingConsumers = [
  consumeReadings({ ...place, read: (asked) => readPosts(reader, asked) }),
  consumeRuleReadings({ ...place, read: (asked) => readCommunityRules(reader, asked) }),
  consumeSuggestions({ ...place, read: (asked) => findCommunities(finder, asked) }),
]

const { concurrency } = config
const consumers = urgencies.map((urgency) =>
  createConsumer({ urgency, connection: patientRedis, prefix, concurrency, log, run }),
)

watchOutbox(db, metrics)
const health = config.port
  ? await serveWorkerHealth({ host: config.host, port: config.port }, { pool, redis, metrics })
  : undefined
log.info('worker.started', { pid: process.pid, count: config.concurrency })

shutDownOnSignal(log, 30_000, [
  { name: 'relay', run: relay.stop },
  {
    name: 'consumers and rounds',
    run: async () => {
      // Without Redis there is nobody to say goodbye to; the leases in the outbox run out by themselves.
      const consumed = [...consumers, ...readingConsumers].map((consumer) =>
        consumer.close(patientRedis.status !== 'ready'),
      )
      await Promise.all([...consumed, rounds.stop()])
    },
  },
  { name: 'queues', run: async () => void (await Promise.all([queues.close(), ruleQueue.close()])) },
  {
    name: 'connections',
    run: async () => {
      health?.close()
      mailer.close()
      cache.close()
      await Promise.all([encoder.close(), judging.close()])
      redis.disconnect()
      patientRedis.disconnect()
      await Promise.all([pool.end(), tenantPool.end(), billingPool.end(), reddit.close(), channels.close()])
    },
  },
])
