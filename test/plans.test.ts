import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTicket, listTickets } from '../scripts/ops/find-tickets.ts'
import { listFeedback } from '../scripts/ops/list-feedback.ts'
import { replyToTicket } from '../scripts/ops/reply-to-ticket.ts'
import { setTicketStatus } from '../scripts/ops/set-ticket-status.ts'
import { startMail } from '../simulators/mail/start-mail.ts'
import { createMailer } from '../src/adapters/mail/create-mailer.ts'
import { createReddit } from '../src/adapters/reddit/create-reddit.ts'
import { enqueue } from '../src/db/outbox/enqueue.ts'
import { relayOutbox } from '../src/db/outbox/relay-outbox.ts'
import { runJob } from '../src/db/outbox/run-job.ts'
import { measureOutbox, retryGivenUp } from '../src/db/outbox/sweep-outbox.ts'
import { createPool } from '../src/db/pool.ts'
import { createThrottles } from '../src/features/accounts/auth/throttles.ts'
import { syncCustomerJob } from '../src/features/billing/sync-customer.job.ts'
import { sendPlanMail } from '../src/features/mails/send-plan-mail.job.ts'
import { removeLogo } from '../src/features/products/logos/remove-logo.job.ts'
import { jobs } from '../src/jobs.ts'
import type { Urgency } from '../src/platform/job.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createRounds } from '../src/rounds.ts'
import { apiClient } from './api-client.ts'
import { writeSection } from './bench/write-section.ts'
import { cloneDatabase } from './database.ts'
import { fillDatabase, owner } from './plans/fill-database.ts'
import { explainEverything, type Watched, watchPlans } from './plans/watch-plans.ts'
import { arrive, type Caller, callRoute, inOrder, routeTable } from './route-table.ts'
import { serveSimulated } from './serve-simulated.ts'
import { signUpConfirmed } from './sign-up.ts'

// `pnpm plans` sets these: a million users, and the times into the documents.
const USERS = Number(process.env.PLAN_USERS ?? 4_000)
const REPORT = process.env.PLAN_REPORT === '1'
const HEAVY_DRAFTS = 10_000
const MINUTES = 60_000 * (REPORT ? 120 : 2)

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
await explainEverything(superuser)
const server = await serveSimulated(databaseUrl)
const mail = await startMail({ port: 0, smtpPort: 0 })
const { services, config } = server
const workerPool = createPool(roleUrls.worker, 2)
const supportPool = createPool(roleUrls.support, 1)
const { watched, watch, as } = watchPlans()
for (const pool of [...Object.values(services.pools), workerPool, supportPool]) watch(pool)

const worker = drizzle(workerPool, { casing: 'snake_case' })
const desk = drizzle(supportPool, { casing: 'snake_case' })
const mailer = createMailer({ smtpUrl: mail.smtp, from: 'T <t@threadlark.test>', connections: 1 })
const metrics = createMetrics()
const { redis, storage, billing, limits, mailLinks, log } = services
const { prefix } = config.redis
const throttles = createThrottles(redis, prefix)
const api = apiClient(server.url)
afterAll(async () => {
  mailer.close()
  await Promise.all([workerPool.end(), supportPool.end()])
  await mail.close()
})

let postUrl = ''
const table = routeTable({ paidSession: () => 'cs_none', postUrl: () => postUrl })
let heavy: Caller
let heavyId: string

beforeAll(async () => {
  heavy = await arrive(superuser, server, 'plus')
  const { rows } = await superuser.query('select user_id from products where id = $1', [heavy.productId])
  heavyId = rows[0].user_id
  await fillDatabase(superuser, {
    users: USERS,
    heavy: { userId: heavyId, productId: heavy.productId },
    heavyDrafts: HEAVY_DRAFTS,
  })
  const feed = await services.posts.feed({ subreddit: 'SaaS', sort: 'hot', time: 'day', limit: 1 })
  postUrl = `https://www.reddit.com${feed.kind === 'ok' ? feed.value[0]?.permalink : ''}`
}, MINUTES)

/** Three times what came of it and a hundred more; a page or two for the way to each through the indexes. */
const MORE_ROWS = 100
const mostRows = ({ gave }: Watched) => 3 * gave + MORE_ROWS
const mostPages = ({ gave }: Watched) => 30 * gave + 10 * MORE_ROWS

/** Statements that read too much, each with its plan. Something that ran none was not watched at all. */
function findExcess(by: string, batch = 0) {
  const own = watched.filter((one) => one.by === by)
  if (own.length === 0) return [`${by} ran no statement`]
  return own
    .filter((one) => one.touched > mostRows(one) + 3 * batch || one.pages > mostPages(one))
    .map(
      ({ text, gave, touched, pages, plan }) =>
        `${by}: ${text.slice(0, 400)}\ngave ${gave}, touched ${touched} rows on ${pages} pages:\n${plan}`,
    )
}

/** These know what they answer without asking the database, whoever calls. */
const withoutDatabase = new Set([
  'POST /vitals',
  'GET /blog/posts',
  'GET /blog/post',
  'GET /openapi.json',
  'POST /stripe/webhook',
  'GET /mails/unsubscribe',
  'POST /mails/unsubscribe',
  'POST /auth/sign-in/google',
  'GET /auth/callback/google',
  'POST /auth/second-step',
  'POST /auth/confirm-sign-up',
])

/** Beside the table: the ways through a long history that it has no row for. */
const more: typeof table = {
  'GET /drafts of one task and product': {
    ...table['GET /drafts'],
    expected: table['GET /drafts']!.expected,
    path: ({ productId }) => `/drafts?task=post&productId=${productId}`,
  },
  'GET /drafts of one product': {
    expected: table['GET /drafts']!.expected,
    path: ({ productId }) => `/drafts?productId=${productId}`,
  },
  'GET /drafts of one task': { expected: table['GET /drafts']!.expected, path: () => '/drafts?task=rewrite' },
  'GET /drafts of one post': { expected: table['GET /drafts']!.expected, path: () => '/drafts?postId=h9999' },
}

test.each([...Object.entries(more), ...inOrder(table)])('%s', { timeout: MINUTES }, async (route, row) => {
  // Nobody is remembered: each answer begins with the session.
  await services.accounts.sessions.forgetUser(heavyId)
  as(route)
  const answer = await callRoute(api, [route, row], heavy, '127.0.60.1')
  as('between')
  const expected = route.startsWith('GET /stripe/verify-session')
    ? [row.expected.plus, 400, 404]
    : [row.expected.plus]
  expect(expected, `${route} said ${JSON.stringify(answer.body)}`).toContain(answer.status)
  expect(withoutDatabase.has(route) ? [] : findExcess(route)).toEqual([])
})

test('signing up, up to the account', { timeout: MINUTES }, async () => {
  as('signing up')
  const password = 'violet-otter-drums-at-dawn'
  await signUpConfirmed(api, superuser, { email: 'newcomer@plans.test', password, from: '127.0.60.2' })
  as('between')
  expect(
    watched.some(({ by, text }) => by === 'signing up' && text.startsWith('delete from "auth"."sign_up"')),
  ).toBe(true)
  expect(findExcess('signing up')).toEqual([])
})

test('leaving, and every job', { timeout: MINUTES }, async () => {
  const leaver = await arrive(superuser, server, 'free')
  const { rows } = await superuser.query(
    `select u.id, u.email from auth."user" u join products p on p.user_id = u.id where p.id = $1`,
    [leaver.productId],
  )
  await superuser.query(`update uploads set created_at = now() - interval '1 day' where user_id = $1`, [
    rows[0].id,
  ])
  as('POST /account/delete by its owner')
  const left = await api.post(
    '/api/account/delete',
    { email: rows[0].email },
    { cookie: leaver.cookie ?? '' },
  )
  expect(left.status, `said ${JSON.stringify(left.body)}`).toBe(204)
  expect.soft(findExcess('POST /account/delete by its owner')).toEqual([])

  as('asking')
  const ids = await superuser.query(`select ${owner('2')} as trialing`)
  await enqueue(worker, removeLogo, { name: 'gone.webp' })
  await enqueue(worker, syncCustomerJob, { customerId: 'cus_filler2', since: new Date().toISOString() })
  await enqueue(worker, sendPlanMail, { userId: ids.rows[0].trialing, kind: 'welcome', occasion: 'welcome' })
  const [ticket] = (await listTickets(desk, 'open')).tickets
  await replyToTicket(desk, config.origin, {
    kind: 'reply',
    id: ticket?.id ?? '',
    name: 'A',
    text: 'B',
    status: undefined,
    replace: false,
  })

  const waiting: { id: string; topic: string }[] = []
  as('the relay')
  const queues = {
    room: async () => Infinity,
    add: async (_: Urgency, rows: typeof waiting) => void waiting.push(...rows),
  }
  while ((await relayOutbox(worker, queues)).more);
  expect.soft(findExcess('the relay')).toEqual([])
  const parts = {
    db: worker,
    mailer,
    storage,
    billing,
    limits,
    throttles,
    mailLinks,
    supportInbox: 'desk@plans.test',
  }
  for (const { id, topic } of waiting) {
    if (!jobs.has(topic)) continue
    as(`job ${topic}`)
    expect(await runJob(worker, jobs, parts, id), `the job ${topic}`).toEqual({ kind: 'done' })
  }
  as('between')
  for (const topic of jobs.keys()) expect.soft(findExcess(`job ${topic}`)).toEqual([])
})

const client = createReddit(config.reddit, { redis, prefix, log, metrics })
afterAll(() => client.close())
const rounds = createRounds({ db: worker, billing, storage, reddit: client, redis, prefix, metrics, log })

test.each(rounds.map((round) => [round.name, round] as const))(
  'round %s',
  { timeout: MINUTES },
  async (name, round) => {
    as(`round ${name}`)
    while ((await round.run(AbortSignal.timeout(MINUTES))).more);
    as('between')
    // Reddit's posts are in Redis alone; what Stripe could not deliver is asked of Stripe, and here there is nothing.
    const elsewhere = name === 'reddit.forget-deleted' || name === 'billing.undelivered'
    expect(elsewhere ? [] : findExcess(`round ${name}`)).toEqual([])
  },
)

test('what operators ask for', { timeout: MINUTES }, async () => {
  const asked = {
    'ops tickets': () => listTickets(desk, undefined),
    'ops tickets --status': () => listTickets(desk, 'closed'),
    'ops feedback': () => listFeedback(desk),
    'ops show': async () => {
      const [ticket] = (await listTickets(desk, 'open')).tickets
      await findTicket(desk, ticket?.id ?? '')
      await setTicketStatus(desk, { id: ticket?.id ?? '', status: 'resolved' })
    },
    'retry-given-up': () => retryGivenUp(worker),
    'outbox metrics': () => measureOutbox(worker),
  }
  for (const [name, ask] of Object.entries(asked)) {
    as(name)
    await ask()
    as('between')
    // The measure counts, up to a bound.
    expect.soft(findExcess(name, name === 'outbox metrics' ? 10_000 : 0)).toEqual([])
  }
})

test.runIf(REPORT)('the times are in the documents', async () => {
  const slowest = new Map<string, Watched>()
  for (const one of watched) {
    const known = slowest.get(one.by)
    if (!known || one.ms > known.ms) slowest.set(one.by, one)
  }
  const rows = [...slowest.values()].filter(({ by }) => !['start', 'between', 'asking'].includes(by))
  expect(rows.length).toBeGreaterThan(50)
  await writeSection(`Queries at ${USERS.toLocaleString('en-US')} users`, 'pnpm plans', [
    `The slowest statement of each request, job and round, by a user with ${HEAVY_DRAFTS.toLocaleString('en-US')} drafts where there is one.`,
    '',
    '| by | ms | rows given | rows touched | pages |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ by, ms, gave, touched, pages }) => `| ${by} | ${ms.toFixed(2)} | ${gave} | ${touched} | ${pages} |`,
    ),
  ])
})
