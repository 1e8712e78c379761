import { z } from 'zod'
import { addressRanges, type Environment, flag, port, readEnvironment, url } from './platform/environment.ts'

const databaseUrl = url('postgres:', 'postgresql:')
const webUrl = url('http:', 'https:')

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
  DATABASE_POOL_SIZE: z.coerce.number<string>().int().min(1).max(200).default(10),
}

const serverEnv = z
  .object({
    ...everyProcess,
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    ORIGIN: webUrl.optional(),
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
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    OVERLOAD_DELAY_MS: z.coerce.number<string>().int().min(50).max(60_000).default(250),
    OVERLOAD_UTILIZATION: z.coerce.number<string>().min(0.5).max(1).default(0.95),
    DRAIN_DELAY_MS: z.coerce.number<string>().int().min(0).max(8_000).default(0),
  })
  .refine((e) => !isReal(e) || e.ORIGIN?.startsWith('https:'), {
    path: ['ORIGIN'],
    error: 'must be the public https address in production',
    when: always,
  })
  .refine((e) => !isReal(e) || (e.DATABASE_APP_URL && e.DATABASE_AUTH_URL), {
    path: ['DATABASE_APP_URL'],
    error: 'and DATABASE_AUTH_URL are required in production: requests must not run as the migrating login',
    when: always,
  })
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
  .refine((e) => !isReal(e) || !e.GOOGLE_CLIENT_ID || !isSimulated(e.GOOGLE_DISCOVERY_URL), {
    path: ['GOOGLE_DISCOVERY_URL'],
    error: 'points at a simulator, which production refuses unless DEMO=1',
    when: always,
  })
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
  .refine((e) => !isReal(e) || !e.SANITY_API_HOST || !isSimulated(e.SANITY_API_HOST), {
    path: ['SANITY_API_HOST'],
    error: 'points at a simulator, which production refuses unless DEMO=1',
    when: always,
  })

const workerEnv = z
  .object({
    ...everyProcess,
    DATABASE_WORKER_URL: databaseUrl.optional(),
    SMTP_URL: url('smtp:', 'smtps:'),
    MAIL_FROM: z.string().min(3, 'must be a sender such as Threadlark <hello@example.com>'),
    WORKER_HOST: z.string().default('127.0.0.1'),
    WORKER_PORT: port.optional(),
    WORKER_CONCURRENCY: z.coerce.number<string>().int().min(1).max(100).default(5),
    SIM_PORT: port.default(4600),
  })
  .refine((e) => !isReal(e) || e.DATABASE_WORKER_URL, {
    path: ['DATABASE_WORKER_URL'],
    error: 'is required in production: jobs must not run as the migrating login',
    when: always,
  })
  .refine((e) => !isReal(e) || !isMailCatcher(e.SMTP_URL, e.SIM_PORT), {
    path: ['SMTP_URL'],
    error: 'points at the mail catcher, which production refuses unless DEMO=1',
    when: always,
  })

const migrateEnv = z.object({
  DATABASE_URL: everyProcess.DATABASE_URL,
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_AUTH_URL: databaseUrl.optional(),
  DATABASE_WORKER_URL: databaseUrl.optional(),
})

export type ServerConfig = ReturnType<typeof loadServerConfig>

export function loadServerConfig(env: Environment = process.env) {
  const e = readEnvironment(serverEnv, env)
  const origin = new URL(e.ORIGIN ?? `http://localhost:${e.PORT}`).origin
  return Object.freeze({
    ...everyProcessConfig(e),
    host: e.HOST,
    port: e.PORT,
    origin,
    trustedProxies: e.TRUSTED_PROXIES ?? [],
    databaseUrls: {
      app: e.DATABASE_APP_URL ?? asRole(e.DATABASE_URL, 'app_user'),
      auth: e.DATABASE_AUTH_URL ?? asRole(e.DATABASE_URL, 'app_auth'),
    },
    authSecret: e.AUTH_SECRET,
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
    metricsToken: e.METRICS_TOKEN,
    overload: { eventLoopDelayMs: e.OVERLOAD_DELAY_MS, utilization: e.OVERLOAD_UTILIZATION },
    drainDelayMs: e.DRAIN_DELAY_MS,
  })
}

export function loadWorkerConfig(env: Environment = process.env) {
  const e = readEnvironment(workerEnv, env)
  return Object.freeze({
    ...everyProcessConfig(e),
    databaseUrl: e.DATABASE_WORKER_URL ?? asRole(e.DATABASE_URL, 'app_worker'),
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    host: e.WORKER_HOST,
    port: e.WORKER_PORT,
    concurrency: e.WORKER_CONCURRENCY,
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
    },
  })
}

type Common = z.infer<z.ZodObject<typeof everyProcess>>

function everyProcessConfig(e: Common) {
  return {
    demo: e.DEMO,
    logLevel: e.LOG_LEVEL,
    redis: { url: e.REDIS_URL, prefix: e.REDIS_PREFIX },
    poolSize: e.DATABASE_POOL_SIZE,
  }
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

function isLoopback(host: string) {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}

function isSimulated(address: string) {
  return !address.startsWith('https:') || isLoopback(new URL(address).hostname)
}

/** A relay on the same machine is legitimate, so only the simulators' own port range counts. */
function isMailCatcher(address: string, simPort: number) {
  const { hostname, port: smtpPort } = new URL(address)
  return isLoopback(hostname) && Number(smtpPort) >= simPort && Number(smtpPort) < simPort + 100
}
