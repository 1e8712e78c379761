import { z } from 'zod'
import { guideId } from './features/guides/schema.ts'
import {
  addressRanges,
  type Environment,
  flag,
  jsonOf,
  port,
  readEnvironment,
  url,
} from './platform/environment.ts'
import { urgencies } from './platform/job.ts'

const databaseUrl = url('postgres:', 'postgresql:')
const webUrl = url('http:', 'https:')

const PRICES = /^writer ([\d.]+)\/([\d.]+), small ([\d.]+)\/([\d.]+), (\d{4}-\d{2}-\d{2})$/
/** What a mid-sized and a small model cost at the hosted providers, for a machine where nobody has said. */
const USUAL_PRICES = 'writer 2/10, small 0.10/0.50, 2026-11-15'

const everyProcess = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DEMO: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  REDIS_URL: url('redis:', 'rediss:').default('redis://127.0.0.1:6379'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'may hold letters, digits, - and _')
    .default('threadlark'),
  DATABASE_URL: databaseUrl.default('postgres://postgres@127.0.0.1:5432/threadlark'),
  SIM_PORT: port.default(4600),
}

/** Of servers and workers, because both write links in mails. Not AUTH_SECRET: workers must not be able to sign sessions. */
const mailLinks = {
  PORT: port.default(3000),
  ORIGIN: webUrl.optional(),
  MAIL_SECRET: z.string().min(32, 'must be at least 32 characters long (openssl rand -base64 32)'),
}

const needsOrigin = {
  path: ['ORIGIN'],
  error: 'must be the public https address in production',
  when: always,
}

const stripeGoTogether = {
  path: ['STRIPE_SECRET_KEY'],
  error: "and Stripe's other settings go together: set all or none",
  when: always,
}

const bucketGoesTogether = {
  path: ['STORAGE_DRIVER'],
  error: 's3, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all or none',
  when: always,
}

const noSimulator = (name: string) => ({
  path: [name],
  error: 'points at a simulator, which production refuses unless DEMO=1',
  when: always,
})

/** Payments: all of them or none. STRIPE_API_URL is another address than Stripe's own. */
const stripe = {
  DATABASE_BILLING_URL: databaseUrl.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_/, 'must be a secret or restricted key of Stripe')
    .optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_PLUS: z.string().optional(),
  STRIPE_API_URL: webUrl.optional(),
}

const storage = {
  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  STORAGE_FOLDER: z.string().default('storage'),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

const reddit = {
  REDDIT_CLIENT_ID: z.string().optional(),
  REDDIT_CLIENT_SECRET: z.string().optional(),
  REDDIT_USER_AGENT: z.string().min(10, 'must be like web:your-app:1.0 (by /u/your-name)').optional(),
  REDDIT_WWW_URL: webUrl.default('https://www.reddit.com'),
  REDDIT_OAUTH_URL: webUrl.default('https://oauth.reddit.com'),
}

const redditGoesTogether = {
  path: ['REDDIT_CLIENT_ID'],
  error: ', REDDIT_CLIENT_SECRET and REDDIT_USER_AGENT go together: set all or none',
  when: always,
}

/** The model that writes: all of it or none. Its prices, in dollars per million tokens read and written, are as of a day. */
const model = {
  MODEL_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'google']).default('openai-compatible'),
  MODEL_BASE_URL: webUrl.optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_WRITER: z.string().optional(),
  MODEL_SMALL: z.string().optional(),
  MODEL_REASONING: z.enum(['none', 'minimal', 'low']).optional(),
  MODEL_PRICES: z
    .string()
    .regex(PRICES, "must be like 'writer 2/10, small 0.10/0.50, 2026-11-15'")
    .transform(readPrices)
    .optional(),
  MODEL_DAILY_BUDGET_USD: z.coerce.number<string>().min(0).max(1_000_000).optional(),
}

const modelGoesTogether = {
  path: ['MODEL_API_KEY'],
  error:
    ', MODEL_WRITER, MODEL_SMALL and (but for anthropic and google) MODEL_BASE_URL go together: set all or none',
  when: always,
}

const serverEnv = z
  .object({
    ...everyProcess,
    DATABASE_POOL_SIZE: z.coerce.number<string>().int().min(1).max(200).default(10),
    ...stripe,
    ...storage,
    ...reddit,
    ...mailLinks,
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be a signing secret of Stripe').optional(),
    STRIPE_WEBHOOK_SECRET_OLD: z
      .string()
      .startsWith('whsec_', 'must be a signing secret of Stripe')
      .optional(),
    ...model,
    WEBSITE_SIMULATOR_URL: webUrl.optional(),
    HOST: z.string().default('127.0.0.1'),
    TRUSTED_PROXIES: addressRanges.optional(),
    DATABASE_APP_URL: databaseUrl.optional(),
    DATABASE_AUTH_URL: databaseUrl.optional(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long (openssl rand -base64 32)'),
    GOOGLE_DISCOVERY_URL: webUrl.default('https://accounts.google.com/.well-known/openid-configuration'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    BREACH_CHECK_URL: webUrl.optional(),
    CONTENT_DRIVER: z.enum(['local', 'sanity']).default('local'),
    CONTENT_FOLDER: z.string().default('content'),
    CONTENT_CACHE_SECONDS: z.coerce.number<string>().int().min(0).max(3_600).default(60),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a Sanity project id')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(/^[\w-]+$/, 'must be the name of a dataset')
      .optional(),
    SANITY_API_HOST: webUrl.optional(),
    GUIDE_URLS: jsonOf(
      z.partialRecord(guideId, url('https:')),
      'must be a JSON object of guide ids and https addresses',
    ).default({}),
    FEEDBACK_URL: webUrl.optional(),
    FEEDBACK_RESIZER_URL: webUrl.optional(),
    FEEDBACK_RESIZER_INTEGRITY: z
      .string()
      .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be like sha384-…')
      .optional(),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    OVERLOAD_BACKLOG_MS: z.coerce.number<string>().int().min(50).max(60_000).default(400),
    DRAIN_DELAY_MS: z.coerce.number<string>().int().min(0).max(8_000).default(0),
  })
  .refine(hasOrigin, needsOrigin)
  .refine((e) => !isReal(e) || (e.DATABASE_APP_URL && e.DATABASE_AUTH_URL && e.DATABASE_BILLING_URL), {
    path: ['DATABASE_APP_URL'],
    error:
      ', DATABASE_AUTH_URL and DATABASE_BILLING_URL are required in production: requests must not run as the migrating login',
    when: always,
  })
  .refine((e) => allOrNone([e.STRIPE_WEBHOOK_SECRET, ...stripeSettings(e)]), stripeGoTogether)
  .refine((e) => !isReal(e) || !e.STRIPE_API_URL, noSimulator('STRIPE_API_URL'))
  .refine(hasBucket, bucketGoesTogether)
  .refine((e) => allOrNone(redditSettings(e)), redditGoesTogether)
  .refine((e) => !isReal(e) || !isSimulated(e.REDDIT_WWW_URL), noSimulator('REDDIT_WWW_URL'))
  .refine((e) => !isReal(e) || !isSimulated(e.REDDIT_OAUTH_URL), noSimulator('REDDIT_OAUTH_URL'))
  .refine((e) => allOrNone(modelSettings(e)), modelGoesTogether)
  .refine((e) => !isReal(e) || !e.MODEL_API_KEY || e.MODEL_PRICES, {
    path: ['MODEL_PRICES'],
    error: 'is required in production: what a draft costs is counted',
    when: always,
  })
  .refine(
    (e) => !isReal(e) || !e.MODEL_BASE_URL || !isAmongSimulators(e.MODEL_BASE_URL, e.SIM_PORT),
    noSimulator('MODEL_BASE_URL'),
  )
  .refine((e) => !isReal(e) || !e.WEBSITE_SIMULATOR_URL, noSimulator('WEBSITE_SIMULATOR_URL'))
  .refine((e) => !isReal(e) || e.TRUSTED_PROXIES, {
    path: ['TRUSTED_PROXIES'],
    error: "is required in production: your load balancers, or 'none' where people connect directly",
    when: always,
  })
  .refine((e) => !isReal(e) || e.METRICS_TOKEN, {
    path: ['METRICS_TOKEN'],
    error: 'is required in production: /metrics is not for everyone',
    when: always,
  })
  .refine((e) => !e.GOOGLE_CLIENT_ID === !e.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID'],
    error: 'and GOOGLE_CLIENT_SECRET go together: set both or neither',
    when: always,
  })
  .refine(
    (e) => !isReal(e) || !e.GOOGLE_CLIENT_ID || !isSimulated(e.GOOGLE_DISCOVERY_URL),
    noSimulator('GOOGLE_DISCOVERY_URL'),
  )
  .refine(
    (e) => [e.SANITY_PROJECT_ID, e.SANITY_DATASET].every((v) => !v === (e.CONTENT_DRIVER !== 'sanity')),
    {
      path: ['CONTENT_DRIVER'],
      error: 'sanity, SANITY_PROJECT_ID and SANITY_DATASET go together: set all or none',
      when: always,
    },
  )
  .refine((e) => !e.SANITY_API_HOST || e.CONTENT_DRIVER === 'sanity', {
    path: ['SANITY_API_HOST'],
    error: 'needs CONTENT_DRIVER=sanity',
    when: always,
  })
  .refine(
    (e) => !isReal(e) || !e.SANITY_API_HOST || !isSimulated(e.SANITY_API_HOST),
    noSimulator('SANITY_API_HOST'),
  )
  // Its frame keeps its own origin, so on ours it could reach out of its sandbox.
  .refine(
    (e) => !e.FEEDBACK_URL || !e.ORIGIN || new URL(e.FEEDBACK_URL).origin !== new URL(e.ORIGIN).origin,
    {
      path: ['FEEDBACK_URL'],
      error: "must not have ORIGIN's own origin",
      when: always,
    },
  )
  .refine((e) => e.FEEDBACK_URL || !e.FEEDBACK_RESIZER_URL, {
    path: ['FEEDBACK_RESIZER_URL'],
    error: 'needs FEEDBACK_URL',
    when: always,
  })
  .refine((e) => e.FEEDBACK_RESIZER_URL || !e.FEEDBACK_RESIZER_INTEGRITY, {
    path: ['FEEDBACK_RESIZER_INTEGRITY'],
    error: 'needs FEEDBACK_RESIZER_URL',
    when: always,
  })
  .refine(
    (e) => !isReal(e) || [e.FEEDBACK_URL, e.FEEDBACK_RESIZER_URL].every((one) => !one || !isSimulated(one)),
    {
      path: ['FEEDBACK_URL'],
      error: 'and FEEDBACK_RESIZER_URL must be public https addresses in production',
      when: always,
    },
  )

const workerEnv = z
  .object({
    ...everyProcess,
    ...stripe,
    ...storage,
    ...reddit,
    ...mailLinks,
    DATABASE_WORKER_URL: databaseUrl.optional(),
    SMTP_URL: url('smtp:', 'smtps:'),
    MAIL_FROM: z.string().min(3, 'must be a sender such as Threadlark <hello@example.com>'),
    SUPPORT_INBOX: z.email('must be an e-mail address').optional(),
    WORKER_HOST: z.string().default('127.0.0.1'),
    WORKER_PORT: port.optional(),
    WORKER_CONCURRENCY: z.coerce.number<string>().int().min(1).max(100).default(5),
  })
  .refine((e) => !isReal(e) || (e.DATABASE_WORKER_URL && e.DATABASE_BILLING_URL), {
    path: ['DATABASE_WORKER_URL'],
    error: 'and DATABASE_BILLING_URL are required in production: jobs must not run as the migrating login',
    when: always,
  })
  .refine(hasOrigin, needsOrigin)
  .refine((e) => allOrNone(stripeSettings(e)), stripeGoTogether)
  .refine((e) => !isReal(e) || !e.STRIPE_API_URL, noSimulator('STRIPE_API_URL'))
  .refine(hasBucket, bucketGoesTogether)
  .refine((e) => allOrNone(redditSettings(e)), redditGoesTogether)
  .refine((e) => !isReal(e) || !isSimulated(e.REDDIT_WWW_URL), noSimulator('REDDIT_WWW_URL'))
  .refine((e) => !isReal(e) || !isSimulated(e.REDDIT_OAUTH_URL), noSimulator('REDDIT_OAUTH_URL'))
  .refine((e) => !isReal(e) || !isAmongSimulators(e.SMTP_URL, e.SIM_PORT), {
    path: ['SMTP_URL'],
    error: 'points at the mail catcher, which production refuses unless DEMO=1',
    when: always,
  })

const migrateEnv = z.object({
  DATABASE_URL: everyProcess.DATABASE_URL,
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_AUTH_URL: databaseUrl.optional(),
  DATABASE_WORKER_URL: databaseUrl.optional(),
  DATABASE_BILLING_URL: databaseUrl.optional(),
  DATABASE_SUPPORT_URL: databaseUrl.optional(),
})

const opsEnv = z
  .object({
    NODE_ENV: everyProcess.NODE_ENV,
    DEMO: everyProcess.DEMO,
    DATABASE_URL: everyProcess.DATABASE_URL,
    DATABASE_SUPPORT_URL: databaseUrl.optional(),
    PORT: port.default(3000),
    ORIGIN: webUrl.optional(),
  })
  .refine((e) => !isReal(e) || (e.ORIGIN && e.DATABASE_SUPPORT_URL), {
    path: ['DATABASE_SUPPORT_URL'],
    error: 'and ORIGIN are required in production: tickets are not answered as the migrating login',
    when: always,
  })

const modelEnv = z.object(model).refine((e) => allOrNone(modelSettings(e)), modelGoesTogether)

export type ServerConfig = ReturnType<typeof loadServerConfig>

export function loadServerConfig(env: Environment = process.env) {
  const e = readEnvironment(serverEnv, env)
  const origin = originOf(e)
  return Object.freeze({
    ...everyProcessConfig(e),
    poolSize: e.DATABASE_POOL_SIZE,
    host: e.HOST,
    port: e.PORT,
    origin,
    trustedProxies: e.TRUSTED_PROXIES ?? [],
    databaseUrls: {
      app: e.DATABASE_APP_URL ?? asRole(e.DATABASE_URL, 'app_user'),
      auth: e.DATABASE_AUTH_URL ?? asRole(e.DATABASE_URL, 'app_auth'),
      billing: billingUrl(e),
    },
    authSecret: e.AUTH_SECRET,
    mailLinks: { origin, secret: e.MAIL_SECRET },
    google:
      e.GOOGLE_CLIENT_ID && e.GOOGLE_CLIENT_SECRET
        ? {
            discoveryUrl: e.GOOGLE_DISCOVERY_URL,
            clientId: e.GOOGLE_CLIENT_ID,
            clientSecret: e.GOOGLE_CLIENT_SECRET,
          }
        : undefined,
    breachCheckUrl: e.BREACH_CHECK_URL,
    content:
      e.SANITY_PROJECT_ID && e.SANITY_DATASET
        ? {
            driver: 'sanity' as const,
            projectId: e.SANITY_PROJECT_ID,
            dataset: e.SANITY_DATASET,
            apiHost: e.SANITY_API_HOST && new URL(e.SANITY_API_HOST).origin,
            cacheSeconds: e.CONTENT_CACHE_SECONDS,
          }
        : { driver: 'local' as const, folder: e.CONTENT_FOLDER, cacheSeconds: e.CONTENT_CACHE_SECONDS },
    stripe: stripeConfig(e),
    stripeWebhookSecrets: [e.STRIPE_WEBHOOK_SECRET, e.STRIPE_WEBHOOK_SECRET_OLD].filter(
      (one) => one !== undefined,
    ),
    storage: storageConfig(e),
    model: modelConfig(e),
    modelPrices: pricesOf(e),
    modelDailyBudgetUsd: e.MODEL_DAILY_BUDGET_USD,
    reddit: redditConfig(e),
    websiteSimulatorUrl: e.WEBSITE_SIMULATOR_URL,
    guideUrls: e.GUIDE_URLS,
    collector: e.FEEDBACK_URL
      ? {
          url: e.FEEDBACK_URL,
          resizer: e.FEEDBACK_RESIZER_URL
            ? { url: e.FEEDBACK_RESIZER_URL, integrity: e.FEEDBACK_RESIZER_INTEGRITY }
            : undefined,
        }
      : undefined,
    metricsToken: e.METRICS_TOKEN,
    overloadBacklogMs: e.OVERLOAD_BACKLOG_MS,
    drainDelayMs: e.DRAIN_DELAY_MS,
  })
}

const BESIDE_JOBS = 5

export function loadWorkerConfig(env: Environment = process.env) {
  const e = readEnvironment(workerEnv, env)
  const jobsAtOnce = e.WORKER_CONCURRENCY * urgencies.length
  return Object.freeze({
    ...everyProcessConfig(e),
    databaseUrl: e.DATABASE_WORKER_URL ?? asRole(e.DATABASE_URL, 'app_worker'),
    billingDatabaseUrl: billingUrl(e),
    stripe: stripeConfig(e),
    storage: storageConfig(e),
    reddit: redditConfig(e),
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    supportInbox: e.SUPPORT_INBOX,
    mailLinks: { origin: originOf(e), secret: e.MAIL_SECRET },
    host: e.WORKER_HOST,
    port: e.WORKER_PORT,
    concurrency: e.WORKER_CONCURRENCY,
    jobsAtOnce,
    // Of each pool. Every job has a connection; the relay, the rounds and the health checks share a few more.
    poolSize: jobsAtOnce + BESIDE_JOBS,
  })
}

export function loadMigrateConfig(env: Environment = process.env) {
  const e = readEnvironment(migrateEnv, env)
  return Object.freeze({
    databaseUrl: e.DATABASE_URL,
    roleUrls: {
      app: e.DATABASE_APP_URL ?? asRole(e.DATABASE_URL, 'app_user'),
      auth: e.DATABASE_AUTH_URL ?? asRole(e.DATABASE_URL, 'app_auth'),
      worker: e.DATABASE_WORKER_URL ?? asRole(e.DATABASE_URL, 'app_worker'),
      billing: billingUrl(e),
      support: supportUrl(e),
    },
  })
}

/** For those who answer tickets: their own role, and where the link in a mail leads. */
export function loadOpsConfig(env: Environment = process.env) {
  const e = readEnvironment(opsEnv, env)
  return Object.freeze({ databaseUrl: supportUrl(e), origin: originOf(e) })
}

/** The model alone, for whoever measures it without a server. */
export function loadModelConfig(env: Environment = process.env) {
  const e = readEnvironment(modelEnv, env)
  return Object.freeze({ model: modelConfig(e), modelPrices: pricesOf(e) })
}

type Common = z.infer<z.ZodObject<typeof everyProcess>>

function everyProcessConfig(e: Common) {
  return {
    demo: e.DEMO,
    logLevel: e.LOG_LEVEL,
    redis: { url: e.REDIS_URL, prefix: e.REDIS_PREFIX },
  }
}

type ModelEnv = z.infer<z.ZodObject<typeof model>>
type StripeEnv = z.infer<z.ZodObject<typeof stripe>>
type StorageEnv = z.infer<z.ZodObject<typeof storage>>
type RedditEnv = z.infer<z.ZodObject<typeof reddit>>

function billingUrl(e: Pick<Common & StripeEnv, 'DATABASE_URL' | 'DATABASE_BILLING_URL'>) {
  return e.DATABASE_BILLING_URL ?? asRole(e.DATABASE_URL, 'app_billing')
}

function supportUrl(e: { DATABASE_URL: string; DATABASE_SUPPORT_URL?: string | undefined }) {
  return e.DATABASE_SUPPORT_URL ?? asRole(e.DATABASE_URL, 'app_support')
}

function originOf(e: { ORIGIN?: string | undefined; PORT: number }) {
  return new URL(e.ORIGIN ?? `http://localhost:${e.PORT}`).origin
}

function stripeConfig(e: StripeEnv) {
  if (!e.STRIPE_SECRET_KEY || !e.STRIPE_PRICE_PRO || !e.STRIPE_PRICE_PLUS) return undefined
  return {
    secretKey: e.STRIPE_SECRET_KEY,
    live: e.STRIPE_SECRET_KEY.includes('_live_'),
    prices: { pro: e.STRIPE_PRICE_PRO, plus: e.STRIPE_PRICE_PLUS },
    apiUrl: e.STRIPE_API_URL,
  }
}

function stripeSettings(e: StripeEnv) {
  return [e.STRIPE_SECRET_KEY, e.STRIPE_PRICE_PRO, e.STRIPE_PRICE_PLUS]
}

function redditConfig(e: RedditEnv) {
  if (!e.REDDIT_CLIENT_ID || !e.REDDIT_CLIENT_SECRET || !e.REDDIT_USER_AGENT) return undefined
  return {
    wwwUrl: e.REDDIT_WWW_URL,
    oauthUrl: e.REDDIT_OAUTH_URL,
    clientId: e.REDDIT_CLIENT_ID,
    clientSecret: e.REDDIT_CLIENT_SECRET,
    userAgent: e.REDDIT_USER_AGENT,
  }
}

function redditSettings(e: RedditEnv) {
  return [e.REDDIT_CLIENT_ID, e.REDDIT_CLIENT_SECRET, e.REDDIT_USER_AGENT]
}

function modelConfig(e: ModelEnv) {
  if (!e.MODEL_API_KEY || !e.MODEL_WRITER || !e.MODEL_SMALL) return undefined
  return {
    provider: e.MODEL_PROVIDER,
    apiKey: e.MODEL_API_KEY,
    models: { writer: e.MODEL_WRITER, small: e.MODEL_SMALL },
    ...(e.MODEL_BASE_URL && { baseUrl: e.MODEL_BASE_URL }),
    ...(e.MODEL_REASONING && { reasoning: e.MODEL_REASONING }),
  }
}

const pricesOf = (e: ModelEnv) => e.MODEL_PRICES ?? readPrices(USUAL_PRICES)

/** Hosted providers have an address of their own. */
function modelSettings(e: ModelEnv) {
  const hosted = e.MODEL_PROVIDER !== 'openai-compatible'
  return [e.MODEL_API_KEY, e.MODEL_WRITER, e.MODEL_SMALL, ...(hosted ? [] : [e.MODEL_BASE_URL])]
}

function readPrices(text: string) {
  const [, writerIn, writerOut, smallIn, smallOut, asOf = ''] = PRICES.exec(text) ?? []
  return {
    writer: { input: Number(writerIn), output: Number(writerOut) },
    small: { input: Number(smallIn), output: Number(smallOut) },
    asOf,
  }
}

function storageConfig(e: StorageEnv) {
  if (!e.S3_BUCKET || !e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY) {
    return { driver: 'disk' as const, folder: e.STORAGE_FOLDER }
  }
  return {
    driver: 's3' as const,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    bucket: e.S3_BUCKET,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  }
}

function hasBucket(e: StorageEnv) {
  const wanted = e.STORAGE_DRIVER === 's3'
  return [e.S3_BUCKET, e.S3_ACCESS_KEY_ID, e.S3_SECRET_ACCESS_KEY].every((value) => !value === !wanted)
}

function allOrNone(values: unknown[]) {
  return values.every(Boolean) || !values.some(Boolean)
}

/** Where a role has no URL of its own, it signs in to the same database under its name (local trust). */
function asRole(adminUrl: string, role: string) {
  return Object.assign(new URL(adminUrl), { username: role, password: '' }).href
}

/** A cross-check runs even when another variable is wrong, so that one message names everything. */
function always() {
  return true
}

function isReal(e: Pick<Common, 'NODE_ENV' | 'DEMO'>) {
  return e.NODE_ENV === 'production' && !e.DEMO
}

function hasOrigin(e: Pick<Common, 'NODE_ENV' | 'DEMO'> & { ORIGIN?: string | undefined }) {
  return !isReal(e) || Boolean(e.ORIGIN?.startsWith('https:'))
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

function isSimulated(address: string) {
  return !address.startsWith('https:') || isLoopback(new URL(address).hostname)
}

/** A mail relay or a model on the same machine is legitimate, so only the simulators' own port range counts. */
function isAmongSimulators(address: string, simPort: number) {
  const { hostname, port } = new URL(address)
  return isLoopback(hostname) && Number(port) >= simPort && Number(port) < simPort + 100
}
