import { expect, test } from 'vitest'
import { loadOpsConfig } from './load-ops-config.ts'
import { loadServerConfig } from './load-server-config.ts'
import { loadWorkerConfig } from './load-worker-config.ts'

const secret = 's'.repeat(32)
const secrets = { AUTH_SECRET: secret, MAIL_SECRET: secret, CHANNEL_SECRET: secret }
const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://app.example.com',
  ...secrets,
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
  const named = { ...secrets, TRUSTED_PROXIES: '10.0.0.1, lb.internal' }
  expect(message(() => loadServerConfig(named))).toMatch(/TRUSTED_PROXIES must be addresses/)
  expect(loadServerConfig({ ...secrets, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
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

const worker = {
  NODE_ENV: 'production',
  ORIGIN: 'https://app.example.com',
  MAIL_SECRET: secret,
  CHANNEL_SECRET: secret,
  MAIL_FROM: 'T <t@example.com>',
  DATABASE_WORKER_URL: 'postgres://w:w@db/t',
  DATABASE_APP_URL: 'postgres://a:a@db/t',
  DATABASE_BILLING_URL: 'postgres://b:b@db/t',
}

test('production refuses the mail catcher but not a relay on the same machine', () => {
  expect(message(() => loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:4603' }))).toMatch(
    /mail catcher/,
  )
  expect(loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25' }).mail.smtpUrl).toBe(
    'smtp://127.0.0.1:25',
  )
})

test('a worker has a connection for each job that it runs at once, of whatever urgency', () => {
  const load = (concurrency: string) =>
    loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', WORKER_CONCURRENCY: concurrency })
  expect(load('7').jobsAtOnce).toBe(21)
  for (const concurrency of ['1', '7', '100']) {
    const { jobsAtOnce, poolSize } = load(concurrency)
    expect(poolSize).toBeGreaterThan(jobsAtOnce)
  }
})

test('new support requests are announced to an address, or to nobody', () => {
  const load = (inbox: string) =>
    loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', SUPPORT_INBOX: inbox })
  expect(load('').supportInbox).toBeUndefined()
  expect(load('desk@example.com').supportInbox).toBe('desk@example.com')
  expect(message(() => load('the desk'))).toMatch(/SUPPORT_INBOX must be an e-mail address/)
})

test('mails end with a postal address where there is one, and it is one line', () => {
  const load = (address: string) =>
    loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', POSTAL_ADDRESS: address })
  expect(load('').postalAddress).toBeNull()
  expect(load('Threadlark, 1 Example Way').postalAddress).toBe('Threadlark, 1 Example Way')
  for (const address of ['1 Example Way\nPortland', 'x'.repeat(201)]) {
    expect(message(() => load(address))).toMatch(/POSTAL_ADDRESS must be one line of at most 200 characters/)
  }
})

test('servers and workers write links in mails: both need a secret for them, and in production the public address', () => {
  const loads = [
    (changes: object) => loadServerConfig({ ...production, ...changes }),
    (changes: object) => loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', ...changes }),
  ]
  for (const load of loads) {
    expect(load({}).mailLinks).toEqual({ origin: 'https://app.example.com', secret })
    expect(message(() => load({ MAIL_SECRET: '' }))).toMatch(/MAIL_SECRET is missing/)
    expect(message(() => load({ MAIL_SECRET: 'short' }))).toMatch(/MAIL_SECRET must be at least 32/)
    expect(message(() => load({ ORIGIN: '' }))).toMatch(/ORIGIN must be the public https address/)
  }
})

test('servers and workers send alerts: both need a secret for their addresses, and push with whole keys or not at all', () => {
  const publicKey = Buffer.alloc(65, 4).toString('base64url')
  const privateKey = Buffer.alloc(32, 5).toString('base64url')
  const contact = 'mailto:hello@example.com'
  const push = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact }
  const loads = [
    (changes: object) => loadServerConfig({ ...production, ...changes }),
    (changes: object) => loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', ...changes }),
  ]
  for (const load of loads) {
    expect(load({}).channels).toEqual({ secret, simulatorUrl: undefined, vapid: undefined })
    expect(message(() => load({ CHANNEL_SECRET: '' }))).toMatch(/CHANNEL_SECRET is missing/)
    expect(message(() => load({ CHANNEL_SECRET: 'short' }))).toMatch(/CHANNEL_SECRET must be at least 32/)
    const simulated = { CHANNEL_SIMULATOR_URL: 'http://127.0.0.1:4609' }
    expect(message(() => load(simulated))).toMatch(/CHANNEL_SIMULATOR_URL points at a simulator/)
    expect(load({ ...simulated, DEMO: '1' }).channels.simulatorUrl).toBe('http://127.0.0.1:4609')
    expect(load(push).channels.vapid).toEqual({ publicKey, privateKey, contact })
    expect(load({ ...push, PUSH_CONTACT: 'https://example.com' }).channels.vapid).toMatchObject({ publicKey })
    for (const name of Object.keys(push)) {
      expect(message(() => load({ ...push, [name]: '' }))).toMatch(
        /PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT go together/,
      )
    }
    expect(message(() => load({ ...push, PUSH_PUBLIC_KEY: privateKey }))).toMatch(
      /PUSH_PUBLIC_KEY must be 65/,
    )
    expect(message(() => load({ ...push, PUSH_PRIVATE_KEY: publicKey }))).toMatch(
      /PUSH_PRIVATE_KEY must be 32/,
    )
    expect(message(() => load({ ...push, PUSH_PRIVATE_KEY: `${privateKey}=` }))).toMatch(/must be 32 bytes/)
    expect(message(() => load({ ...push, PUSH_CONTACT: 'hello@example.com' }))).toMatch(
      /PUSH_CONTACT must start with mailto: or https:/,
    )
  }
})

test('servers and workers read Reddit with whole credentials, and in production from Reddit itself', () => {
  const reddit = {
    REDDIT_CLIENT_ID: 'id',
    REDDIT_CLIENT_SECRET: 'secret',
    REDDIT_USER_AGENT: 'web:app:1 (by /u/x)',
  }
  const loads = [
    (changes: object) => loadServerConfig({ ...production, ...changes }),
    (changes: object) => loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', ...changes }),
  ]
  for (const load of loads) {
    expect(load({}).reddit).toBeUndefined()
    expect(load(reddit).reddit).toMatchObject({ clientId: 'id', oauthUrl: 'https://oauth.reddit.com' })
    for (const name of Object.keys(reddit)) {
      expect(message(() => load({ ...reddit, [name]: '' }))).toMatch(/REDDIT_USER_AGENT go together/)
    }
    // The one sees our token, the other our secret.
    for (const [name, field] of [
      ['REDDIT_OAUTH_URL', 'oauthUrl'],
      ['REDDIT_WWW_URL', 'wwwUrl'],
    ] as const) {
      for (const address of ['http://127.0.0.1:4604', 'https://localhost', 'http://www.reddit.com']) {
        const simulated = { ...reddit, [name]: address }
        expect(message(() => load(simulated))).toContain(`${name} points at a simulator`)
        expect(load({ ...simulated, DEMO: '1' }).reddit).toMatchObject({ [field]: address })
      }
    }
  }
})

test("all of Reddit is read only where someone asks for it and names Reddit's approval", () => {
  const reddit = {
    REDDIT_CLIENT_ID: 'id',
    REDDIT_CLIENT_SECRET: 'secret',
    REDDIT_USER_AGENT: 'web:app:1 (by /u/x)',
  }
  const approval = { REDDIT_READ_ALL_APPROVAL: 'letter of 2027-02-01, ticket 4711' }
  const load = (changes: object) =>
    loadWorkerConfig({ ...worker, SMTP_URL: 'smtp://127.0.0.1:25', ...reddit, ...changes })
  expect(load({}).readAllApproval).toBeUndefined()
  expect(load(approval).readAllApproval).toBeUndefined()
  expect(load({ REDDIT_READ_ALL: 'off', ...approval }).readAllApproval).toBeUndefined()
  expect(load({ REDDIT_READ_ALL: 'on', ...approval }).readAllApproval).toBe(approval.REDDIT_READ_ALL_APPROVAL)
  for (const REDDIT_READ_ALL_APPROVAL of [undefined, '', '  ']) {
    const unapproved = { REDDIT_READ_ALL: 'on', REDDIT_READ_ALL_APPROVAL }
    const refusal = /REDDIT_READ_ALL is on, .* takes Reddit's written approval .* REDDIT_READ_ALL_APPROVAL/
    expect(message(() => load(unapproved))).toMatch(refusal)
    expect(message(() => loadServerConfig({ ...production, ...reddit, ...unapproved }))).toMatch(refusal)
  }
  expect(message(() => load({ REDDIT_READ_ALL: 'yes', ...approval }))).toMatch(/must be one of: on, off/)
  const alone = { REDDIT_CLIENT_ID: '', REDDIT_CLIENT_SECRET: '', REDDIT_USER_AGENT: '' }
  expect(message(() => load({ REDDIT_READ_ALL: 'on', ...approval, ...alone }))).toMatch(
    /REDDIT_READ_ALL needs REDDIT_CLIENT_ID/,
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
  { CHANNEL_SIMULATOR_URL: 'http://127.0.0.1:4609' },
  {
    MODEL_BASE_URL: 'http://127.0.0.1:4606/v1',
    MODEL_API_KEY: 'k',
    MODEL_WRITER: 'a',
    MODEL_SMALL: 'b',
    MODEL_PRICES: 'writer 2/10, small 0.1/0.5, 2026-11-15',
  },
])('production refuses a simulator, and takes it with DEMO=1: %o', (simulated) => {
  expect(message(() => loadServerConfig({ ...production, ...simulated }))).toMatch(/points at a simulator/)
  expect(loadServerConfig({ ...production, ...simulated, DEMO: '1' }).demo).toBe(true)
})

const local = {
  MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  MODEL_API_KEY: 'k',
  MODEL_WRITER: 'a',
  MODEL_SMALL: 'b',
  MODEL_PRICES: 'writer 2/10, small 0.1/0.5, 2026-11-15',
}

test('a model on the same machine is no simulator', () => {
  expect(loadServerConfig({ ...production, ...local }).model).toMatchObject({ models: { writer: 'a' } })
})

test('a model is wholly configured or wholly off; hosted providers know their own address', () => {
  expect(loadServerConfig(production).model).toBeUndefined()
  for (const name of ['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_WRITER', 'MODEL_SMALL']) {
    expect(message(() => loadServerConfig({ ...production, ...local, [name]: '' }))).toMatch(
      /MODEL_API_KEY, MODEL_WRITER, .* go together/,
    )
  }
  for (const provider of ['openai', 'anthropic', 'google']) {
    const hosted = { ...production, ...local, MODEL_BASE_URL: '', MODEL_PROVIDER: provider }
    expect(loadServerConfig(hosted).model).toMatchObject({ provider })
  }
})

test.each(['api.openai.com', 'eu.api.openai.com'])(
  "OpenAI's own address, %s, is for the provider of that name",
  (host) => {
    const address = { ...production, ...local, MODEL_BASE_URL: `https://${host}/v1` }
    expect(message(() => loadServerConfig(address))).toMatch(/MODEL_BASE_URL is OpenAI itself/)
    expect(loadServerConfig({ ...address, MODEL_PROVIDER: 'openai' }).model).toMatchObject({
      provider: 'openai',
    })
  },
)

test('the judge is the small model unless another is named, with its prices', () => {
  const judge = { MODEL_JUDGE: 'c', MODEL_PRICES: 'writer 2/10, small 0.1/0.5, judge 0.3/1.5, 2026-11-15' }
  expect(loadServerConfig({ ...production, ...local }).model?.models.judge).toBe('b')
  const named = loadServerConfig({ ...production, ...local, ...judge })
  expect([named.model?.models.judge, named.modelPrices.judge]).toEqual(['c', { input: 0.3, output: 1.5 }])
  expect(message(() => loadServerConfig({ ...production, ...local, MODEL_JUDGE: 'c' }))).toMatch(
    /MODEL_PRICES names a judge exactly if MODEL_JUDGE does/,
  )
})

test('a model thinks only as much as was said, and an unnamed judge as the small one does', () => {
  const thinking = (changes: object) =>
    loadServerConfig({ ...production, ...local, ...changes }).model?.thinkingTokens
  expect(thinking({})).toEqual({ writer: 0, small: 0, judge: 0 })
  const some = { MODEL_WRITER_THINKING_TOKENS: '4000', MODEL_SMALL_THINKING_TOKENS: '1024' }
  expect(thinking(some)).toEqual({ writer: 4_000, small: 1_024, judge: 1_024 })
  const named = { MODEL_JUDGE: 'c', MODEL_PRICES: 'writer 2/10, small 0.1/0.5, judge 0.3/1.5, 2026-11-15' }
  expect(thinking({ ...some, ...named })).toMatchObject({ judge: 0 })
  expect(thinking({ ...some, ...named, MODEL_JUDGE_THINKING_TOKENS: '2000' })).toMatchObject({ judge: 2_000 })
  expect(message(() => thinking({ MODEL_WRITER_THINKING_TOKENS: '500' }))).toMatch(
    /TOKENS must be 0, or 1024 or more/,
  )
})

test('production wants to know what the model costs, as of when', () => {
  const priced = (MODEL_PRICES: string) => () => loadServerConfig({ ...production, ...local, MODEL_PRICES })
  expect(priced('writer 2/10, small 0.1/0.5, 2026-11-15')().modelPrices).toEqual({
    writer: { input: 2, output: 10 },
    small: { input: 0.1, output: 0.5 },
    judge: { input: 0.1, output: 0.5 },
    asOf: '2026-11-15',
  })
  expect(message(priced(''))).toMatch(/MODEL_PRICES is required/)
  expect(message(priced('writer 2/10'))).toMatch(/MODEL_PRICES must be like/)
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
    ...secrets,
    CHANNEL_SECRET: secret,
    DATABASE_URL: 'postgres://root:x@127.0.0.1/db1',
  })
  expect(databaseUrls.app).toBe('postgres://app_user@127.0.0.1/db1')
  expect(databaseUrls.auth).toBe('postgres://app_auth@127.0.0.1/db1')
})

test('tickets are answered under a role of their own, and in production under its own login', () => {
  expect(loadOpsConfig({ DATABASE_URL: 'postgres://root:x@127.0.0.1/db1' })).toEqual({
    databaseUrl: 'postgres://app_support@127.0.0.1/db1',
    origin: 'http://localhost:3000',
  })
  expect(message(() => loadOpsConfig({ NODE_ENV: 'production' }))).toMatch(
    /DATABASE_SUPPORT_URL and ORIGIN are required in production/,
  )
  const DATABASE_SUPPORT_URL = 'postgres://app_support:d@db/threadlark'
  const whole = { NODE_ENV: 'production', ORIGIN: 'https://app.example.com', DATABASE_SUPPORT_URL }
  expect(loadOpsConfig(whole)).toEqual({
    databaseUrl: DATABASE_SUPPORT_URL,
    origin: 'https://app.example.com',
  })
})

test('documents of the operator are named by JSON; an unknown guide or a plain address is refused', () => {
  const load = (GUIDE_URLS: string) => loadServerConfig({ ...production, GUIDE_URLS }).guideUrls
  expect(load('')).toEqual({})
  expect(load('{"cold-outreach":"https://docs.example/a"}')).toEqual({
    'cold-outreach': 'https://docs.example/a',
  })
  for (const wrong of [
    '{"cold-outreach":"http://docs.example"}',
    '{"cold":"https://docs.example"}',
    '[]',
    'x',
  ]) {
    expect(message(() => load(wrong))).toMatch(/GUIDE_URLS must be a JSON object of guide ids/)
  }
})

test('a collector of feedback is public https in production, and its script needs it', () => {
  const url = 'https://forms.example/f/1'
  const resizer = 'https://cdn.example/resizer.js'
  const load = (env: object) => loadServerConfig({ ...production, ...env }).collector
  expect(load({})).toBeUndefined()
  expect(load({ FEEDBACK_URL: url })).toEqual({ url, resizer: undefined })
  expect(load({ FEEDBACK_URL: url, FEEDBACK_RESIZER_URL: resizer })).toMatchObject({
    resizer: { url: resizer },
  })
  expect(message(() => load({ FEEDBACK_RESIZER_URL: resizer }))).toMatch(
    /FEEDBACK_RESIZER_URL needs FEEDBACK_URL/,
  )
  const hash = { FEEDBACK_URL: url, FEEDBACK_RESIZER_INTEGRITY: 'sha384-abc=' }
  expect(message(() => load(hash))).toMatch(/FEEDBACK_RESIZER_INTEGRITY needs FEEDBACK_RESIZER_URL/)
  const local = { FEEDBACK_URL: 'http://localhost:9/' }
  expect(message(() => load(local))).toMatch(/FEEDBACK_URL and FEEDBACK_RESIZER_URL must be public https/)
  expect(load({ ...local, DEMO: '1' })).toMatchObject({ url: 'http://localhost:9/' })
  const ours = { ORIGIN: 'https://ours.example', FEEDBACK_URL: 'https://ours.example:443/form' }
  expect(message(() => load(ours))).toMatch(/FEEDBACK_URL must not have ORIGIN's own origin/)
})
