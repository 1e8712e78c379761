import { expect, test } from 'vitest'
import { loadServerConfig, loadWorkerConfig } from './config.ts'

const secret = 's'.repeat(32)
const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://app.example.com',
  AUTH_SECRET: secret,
  METRICS_TOKEN: 'm'.repeat(16),
  TRUSTED_PROXIES: '10.0.0.0/8',
  DATABASE_APP_URL: 'postgres://app_user:a@db/threadlark',
  DATABASE_AUTH_URL: 'postgres://app_auth:b@db/threadlark',
  DATABASE_BILLING_URL: 'postgres://app_billing:c@db/threadlark',
}
const message = (load: () => unknown) => {
  try {
    load()
  } catch (error) {
    return (error as Error).message
  }
  return 'no error'
}

test('one message names every missing or wrong variable', () => {
  const text = message(() => loadServerConfig({ NODE_ENV: 'production', PORT: 'abc', GOOGLE_CLIENT_ID: 'x' }))
  expect(text).toMatch(/PORT must be a number/)
  expect(text).toMatch(/AUTH_SECRET is missing/)
  expect(text).toMatch(/ORIGIN must be the public https address/)
  expect(text).toMatch(/DATABASE_APP_URL, DATABASE_AUTH_URL and DATABASE_BILLING_URL are required/)
  expect(text).toMatch(/METRICS_TOKEN is required/)
  expect(text).toMatch(/TRUSTED_PROXIES is required/)
  expect(text).toMatch(/GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together/)
})

test('a message never repeats the value of a variable', () => {
  expect(message(() => loadServerConfig({ AUTH_SECRET: 'too-short-secret' }))).not.toContain(
    'too-short-secret',
  )
})

test('production starts with a whole configuration', () => {
  expect(loadServerConfig(production).origin).toBe('https://app.example.com')
})

test('a proxy that is no address is refused by name', () => {
  const named = { AUTH_SECRET: secret, TRUSTED_PROXIES: '10.0.0.1, lb.internal' }
  expect(message(() => loadServerConfig(named))).toMatch(/TRUSTED_PROXIES must be addresses/)
  expect(loadServerConfig({ AUTH_SECRET: secret, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
})

test('production refuses a simulator in the place of Google, and takes it with DEMO=1', () => {
  const simulated = {
    ...production,
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:4601/.well-known/openid-configuration',
  }
  expect(message(() => loadServerConfig(simulated))).toMatch(/GOOGLE_DISCOVERY_URL points at a simulator/)
  expect(loadServerConfig({ ...simulated, DEMO: '1' }).demo).toBe(true)
})

test('the blog reads our own file unless Sanity is wholly configured', () => {
  const sanity = { CONTENT_DRIVER: 'sanity', SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production' }
  expect(loadServerConfig(production).content).toEqual({
    driver: 'local',
    folder: 'content',
    cacheSeconds: 60,
  })
  expect(loadServerConfig({ ...production, ...sanity }).content).toMatchObject({ projectId: 'abc123' })
  for (const name of Object.keys(sanity)) {
    const half = { ...production, ...sanity, [name]: '' }
    expect(message(() => loadServerConfig(half))).toMatch(/SANITY_PROJECT_ID and SANITY_DATASET go together/)
  }
  expect(message(() => loadServerConfig({ ...production, SANITY_API_HOST: 'https://a.example' }))).toMatch(
    /SANITY_API_HOST needs CONTENT_DRIVER=sanity/,
  )
})

test('production refuses a simulator in the place of Sanity, and takes it with DEMO=1', () => {
  const simulated = {
    ...production,
    CONTENT_DRIVER: 'sanity',
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: 'http://127.0.0.1:4607',
  }
  expect(message(() => loadServerConfig(simulated))).toMatch(/SANITY_API_HOST points at a simulator/)
  expect(loadServerConfig({ ...simulated, DEMO: '1' }).content).toMatchObject({
    apiHost: 'http://127.0.0.1:4607',
  })
})

test('production refuses the mail catcher but not a relay on the same machine', () => {
  const worker = {
    NODE_ENV: 'production',
    MAIL_FROM: 'T <t@example.com>',
    DATABASE_WORKER_URL: 'postgres://w:w@db/t',
    DATABASE_BILLING_URL: 'postgres://b:b@db/t',
  }
  expect(message(() => loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:4603' }))).toMatch(
    /mail catcher/,
  )
  expect(loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25' }).mail.smtpUrl).toBe(
    'smtp://127.0.0.1:25',
  )
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_PLUS: 'price_2',
}

test('payments are wholly configured or wholly off', () => {
  expect(loadServerConfig(production).stripe).toBeUndefined()
  expect(loadServerConfig({ ...production, ...stripe }).stripe).toMatchObject({ live: true })
  for (const name of Object.keys(stripe)) {
    const half = { ...production, ...stripe, [name]: '' }
    expect(message(() => loadServerConfig(half))).toMatch(/STRIPE_SECRET_KEY and .* go together/)
  }
})

test.each([
  { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4605' },
  { WEBSITE_SIMULATOR_URL: 'http://127.0.0.1:4608' },
  {
    MODEL_BASE_URL: 'http://127.0.0.1:4606/v1',
    MODEL_API_KEY: 'k',
    MODEL_WRITER: 'a',
    MODEL_SMALL: 'b',
  },
])('production refuses a simulator, and takes it with DEMO=1: %o', (simulated) => {
  expect(message(() => loadServerConfig({ ...production, ...simulated }))).toMatch(/points at a simulator/)
  expect(loadServerConfig({ ...production, ...simulated, DEMO: '1' }).demo).toBe(true)
})

test('a model on the same machine is no simulator', () => {
  const local = {
    MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
    MODEL_API_KEY: 'k',
    MODEL_WRITER: 'a',
    MODEL_SMALL: 'b',
  }
  expect(loadServerConfig({ ...production, ...local }).model).toMatchObject({ models: { writer: 'a' } })
})

test('files go to a folder, or wholly to a bucket', () => {
  const bucket = {
    STORAGE_DRIVER: 's3',
    S3_BUCKET: 'logos',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(loadServerConfig(production).storage).toEqual({ driver: 'disk', folder: 'storage' })
  expect(loadServerConfig({ ...production, ...bucket }).storage).toMatchObject({ bucket: 'logos' })
  for (const name of Object.keys(bucket)) {
    expect(message(() => loadServerConfig({ ...production, ...bucket, [name]: '' }))).toMatch(
      /S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together/,
    )
  }
})

test('locally each role signs in to the same database under its own name', () => {
  const { databaseUrls } = loadServerConfig({
    AUTH_SECRET: secret,
    DATABASE_URL: 'postgres://root:x@127.0.0.1/db1',
  })
  expect(databaseUrls.app).toBe('postgres://app_user@127.0.0.1/db1')
  expect(databaseUrls.auth).toBe('postgres://app_auth@127.0.0.1/db1')
})
