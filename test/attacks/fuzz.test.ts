import { createHmac } from 'node:crypto'
import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pools } from '../arbitrary-of.ts'
import { cloneDatabase } from '../database.ts'
import { buildUser } from '../factories.ts'
import { fillAccount } from '../fill-account.ts'
import { type Operation, readOperations } from '../read-operations.ts'
import { serveSimulated } from '../serve-simulated.ts'
import { signInAs } from '../sign-in.ts'
import { sentencesOf, VALIDATOR_TALK } from '../validator-talk.ts'
import { pictures } from './fuzz-pictures.ts'
import { requestsOf, type Sent } from './fuzz-requests.ts'

/** Requests for each operation: `FUZZ_RUNS=1000 pnpm attacks:fuzz` for a long look, `FUZZ_SEED` to see one again. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
/** Longer than the longest of the server's own deadlines: whatever takes so long hangs. */
const HANGS_MS = 45_000
/** A caller who has used up their tries gets no further than the door, so there is a new one now and then. */
const REQUESTS_A_CALLER = 12

const { databaseUrl, superuser } = await cloneDatabase()
const server = await serveSimulated(databaseUrl)
const operations = await readOperations()

const canary = `canary${crypto.randomUUID().replaceAll('-', '')}`
const VICTIM = `${canary}@fuzz.test`
const OWN = {
  product: '00000000-0000-4000-8000-000000000001',
  draft: '00000000-0000-4000-8000-000000000002',
  activity: '00000000-0000-4000-8000-000000000003',
  session: '00000000-0000-4000-8000-000000000004',
  icon: '/icons/own.webp',
}
type Own = Record<keyof typeof OWN, string>
const PASSWORD = 'violet-otter-drums-at-dawn'
const POST = 'https://www.reddit.com/r/SaaS/comments/1abcde/x/'
const pools: Pools = {
  uuid: [],
  email: [VICTIM, 'nobody@fuzz.test', 'new@fuzz.test'],
  uri: [`${server.url}/dashboard`, 'https://evil.example/', POST],
  text: ['pawslot.com', 'How do you stop no-shows at a salon?'],
  // What a contract says by code alone, so that requests come further than to its door.
  named: {
    email: [VICTIM, 'nobody@fuzz.test', 'new@fuzz.test'],
    password: [PASSWORD],
    subreddit: ['SaaS', 'bookkeeping', 'petbusiness'],
    originalSubreddit: ['SaaS', 'bookkeeping'],
    subreddits: [['SaaS'], ['webdev', 'petbusiness']],
    // Mostly their own, because others' and unknown ones are refused at the door.
    productId: [OWN.product, OWN.product, OWN.product],
    draftId: [OWN.draft],
    // Where an address names one of these by its id.
    products: [OWN.product],
    drafts: [OWN.draft],
    activity: [OWN.activity],
    sessions: [OWN.session],
    icon: [OWN.icon],
    website: ['pawslot.com', 'https://invoicefern.com/pricing', 'localhost', '10.0.0.1'],
    redditUrl: [POST, 'https://redd.it/1abcde'],
    address: [POST, 'https://redd.it/1abcde'],
    code: ['123456', 'abcde-12345'],
    name: ['Ada', 'Pawslot'],
    successUrl: [`${server.url}/payment/success`, 'https://evil.example/'],
    cancelUrl: [`${server.url}/payment/cancel`],
    samples: [['yep, did that, and honestly it took me a whole weekend']],
    from: [1, 2],
    to: [2, 3],
  },
}

type Caller = { cookie: string; own: Own | null }
async function arrive(plan: 'free' | 'plus'): Promise<Caller> {
  const { id } = await buildUser(superuser, { plan, onboarded: true })
  await fillAccount(superuser, { userId: id, word: 'mine', uploaded: `${id}-1-${'a'.repeat(32)}.webp` })
  // A draft that is under way would refuse every other.
  await superuser.query('update generations set settled_at = now(), spent_micros = 0 where user_id = $1', [
    id,
  ])
  return { cookie: await signInAs(superuser, server, id), own: await ownOf(id) }
}
async function ownOf(userId: string): Promise<Own> {
  const { rows } = await superuser.query(
    `select (select id from products where user_id = $1) as product, (select id from drafts where user_id = $1) as draft,
            (select id from activity where user_id = $1) as activity, (select id from auth.session where user_id = $1) as session,
            (select '/icons/' || name from uploads where user_id = $1) as icon`,
    [userId],
  )
  return rows[0]
}

beforeAll(async () => {
  const { id } = await buildUser(superuser, { email: VICTIM, name: canary, plan: 'plus', onboarded: true })
  await fillAccount(superuser, { userId: id, word: canary, uploaded: `${id}-1-${'b'.repeat(32)}.webp` })
  await signInAs(superuser, server, id)
  const { icon, ...ids } = await ownOf(id)
  pools.named?.icon?.push(icon)
  pools.named?.productId?.push(ids.product)
  const feed = await server.services.posts.feed({ subreddits: ['SaaS'], sort: 'hot', time: 'day', limit: 1 })
  if (feed.kind === 'ok') pools.named?.redditUrl?.push(`https://www.reddit.com${feed.value[0]?.permalink}`)
  // The victim's, and the caller's own.
  pools.uuid.push(...Object.values(ids), OWN.product, OWN.draft, OWN.activity, OWN.session)
})

let served = 0
let callers: Record<Sent['caller'], Caller>
async function callerOf(kind: Sent['caller']) {
  if (served % REQUESTS_A_CALLER === 0) {
    callers = { nobody: { cookie: '', own: null }, free: await arrive('free'), plus: await arrive('plus') }
  }
  served += 1
  return callers[kind]
}

type Answer = { status: number; text: string; headers: string; type: string }
function send(
  method: string,
  path: string,
  body: string | Buffer | undefined,
  headers: Record<string, string>,
) {
  // Each from an address of its own: what limits refuse is not looked at any further.
  const localAddress = `127.${70 + (Math.floor(served / 62_500) % 100)}.${Math.floor(served / 250) % 250}.${(served % 250) + 1}`
  return new Promise<Answer>((resolve, reject) => {
    const req = request(
      new URL(server.url + path),
      { method, localAddress, headers, agent: false },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: res.rawHeaders.join('\n'),
            type: res.headers['content-type'] ?? '',
          }),
        )
      },
    )
    req.setTimeout(HANGS_MS, () => req.destroy(new Error(`no answer within ${HANGS_MS} ms`)))
    req.on('error', reject)
    req.end(body)
  })
}

/** How often each operation answered what. */
const tally = new Map<string, Map<number, number>>()
const count = (operation: string, status: number) => {
  const counts = tally.get(operation) ?? new Map<number, number>()
  tally.set(operation, counts.set(status, (counts.get(status) ?? 0) + 1))
}

/** Nothing of this belongs to anybody who asks. */
const SECRETS = [
  canary,
  server.config.authSecret,
  'mail-secret-mail-secret',
  'sk_test_threadlark',
  'whsec_threadlark',
  'llm-sim-key',
  'threadlark-sim-secret',
  databaseUrl,
  process.cwd(),
  'node_modules',
]
const INSIDES =
  /\n\s+at .*:\d+:\d+|Failed query|violates|duplicate key|syntax error at|invalid (?:byte sequence|input syntax)|DrizzleQuery|PostgresError|app_(?:user|auth|worker|billing)\b/

/** Everything that is wrong with an answer, in words. */
function judge(
  { name, statuses }: Operation,
  { status, text, headers, type }: Answer,
  sent: string,
): string[] {
  count(name, status)
  const told = `${headers}\n${text}`
  const faults = SECRETS.filter((secret) => told.includes(secret) && !sent.includes(secret)).map(
    (secret) => `leaks ${secret}`,
  )
  const inside = INSIDES.exec(text)
  if (inside) faults.push(`shows its insides: ${inside[0]}`)
  if (status < 400) return faults
  if (!type.startsWith('application/json')) return [...faults, `refuses as ${type}`]
  const body = JSON.parse(text) as { code?: string; error?: string; requestId?: string }
  if (!body.code || !body.error || !body.requestId) faults.push(`refuses in another shape: ${text}`)
  const talk = sentencesOf(body).find((sentence) => VALIDATOR_TALK.test(sentence))
  if (talk) faults.push(`speaks like a validator: ${talk}`)
  // Some of the websites that are tried don't exist, and Google isn't set up here.
  const upstream = status === 502 && statuses.includes(502) && body.code === 'upstream_failed'
  const google = status === 503 && name === 'POST /auth/sign-in/google'
  if (status >= 500 && !upstream && !google) faults.push(`answers ${status} ${text}`)
  return faults
}

const settings = (runs = RUNS) => ({ numRuns: runs, seed: SEED, endOnFailure: true })

test.each(operations)('$name', async (operation) => {
  await fc.assert(
    fc.asyncProperty(requestsOf(operation, pools), async (sent) => {
      const { cookie, own: theirs } = await callerOf(sent.caller)
      const own = (text: string) =>
        Object.entries(theirs ?? {}).reduce(
          (done, [key, id]) => done.replaceAll(OWN[key as keyof Own], id),
          text,
        )
      const body = sent.body === undefined ? undefined : own(sent.body)
      const address = `/api${own(sent.address)}`
      const answer = await send(operation.method, address, body, {
        origin: server.url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...sent.headers,
      })
      expect(judge(operation, answer, `${address}${body ?? ''}`)).toEqual([])
    }),
    settings(),
  )
})

const upload = operations.find(({ name }) => name === 'POST /products/icon')

test('pictures, whole and spoiled', async () => {
  if (!upload) throw new Error('There is no upload')
  await fc.assert(
    fc.asyncProperty(pictures(), async ({ caller, type, bytes }) => {
      const { cookie } = await callerOf(caller)
      const answer = await send('POST', '/api/products/icon', bytes, {
        origin: server.url,
        'content-type': type,
        ...(cookie ? { cookie } : {}),
      })
      expect(judge(upload, answer, '')).toEqual([])
    }),
    settings(),
  )
})

const webhook = operations.find(({ name }) => name === 'POST /stripe/webhook')

test('signed webhooks of any content', async () => {
  if (!webhook) throw new Error('There is no webhook')
  const text = fc.oneof(fc.constantFrom('', '\0', '\ud83d', 'evt_1', 'cus_1', 'x'.repeat(5_000)), fc.string())
  const value = fc.oneof(text, fc.constantFrom<unknown>(null, 1, true, [], {}))
  const event = fc.record(
    {
      id: fc.oneof(text, value),
      object: fc.constant('event'),
      type: fc.oneof(fc.constantFrom('customer.subscription.updated', 'checkout.session.completed'), value),
      livemode: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: value }),
      data: fc.oneof(fc.record({ object: fc.record({ id: value, object: value, customer: value }) }), value),
    },
    { requiredKeys: ['object'] },
  )
  const whole = fc.oneof({ weight: 5, arbitrary: event.map((one) => JSON.stringify(one)) }, fc.string())
  await fc.assert(
    fc.asyncProperty(whole, async (body) => {
      served += 1
      const time = Math.floor(Date.now() / 1000)
      const v1 = createHmac('sha256', 'whsec_threadlark').update(`${time}.${body}`).digest('hex')
      const answer = await send('POST', '/api/stripe/webhook', body, {
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${v1}`,
      })
      expect(judge(webhook, answer, body)).toEqual([])
    }),
    settings(RUNS * 2),
  )
})

test('what was tried left the victim with everything', async () => {
  const { rows } = await superuser.query(
    `select (select count(*)::int from products where name = $1) as products,
            (select count(*)::int from drafts where content = $1) as drafts,
            (select count(*)::int from activity where content = $1) as activity,
            (select count(*)::int from auth.session s join auth."user" u on u.id = s.user_id where u.email = $2) as sessions`,
    [canary, VICTIM],
  )
  expect(rows[0]).toEqual({ products: 1, drafts: 1, activity: 1, sessions: 1 })
})

const LONG_WORK = [
  'POST /products/icon',
  'POST /ai/generate-description',
  'POST /ai/generate-comment.js',
  'POST /ai/generate-post.js',
  'POST /ai/smart-rewrite.js',
]

test('what drafts, describes and stores was done at least once, each of them', () => {
  const wasDone = (operation: string) => (tally.get(operation)?.get(200) ?? 0) > 0
  expect(LONG_WORK.filter((operation) => !wasDone(operation))).toEqual([])
})

afterAll(() => {
  for (const [operation, statuses] of tally) {
    console.log(operation, Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))
  }
})
