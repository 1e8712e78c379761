import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTicket, listTickets } from '../scripts/ops/find-tickets.ts'
import { listFeedback } from '../scripts/ops/list-feedback.ts'
import { replyToTicket } from '../scripts/ops/reply-to-ticket.ts'
import { setTicketStatus } from '../scripts/ops/set-ticket-status.ts'
import { startMail } from '../simulators/mail/start-mail.ts'
import { createMailer } from '../src/adapters/mail/create-mailer.ts'
import { createReddit } from '../src/adapters/reddit/create-reddit.ts'
import { digestProduct } from '../src/features/fits/digest-product.ts'
import type { FeedSieve } from '../src/features/fits/reader.ts'
import { enqueue } from '../src/db/outbox/enqueue.ts'
import { delivering } from '../src/features/alerts/deliver/delivering.ts'
import { relayOutbox } from '../src/db/outbox/relay-outbox.ts'
import { runJob } from '../src/db/outbox/run-job.ts'
import { MOST_COUNTED, measureOutbox, retryGivenUp } from '../src/db/outbox/sweep-outbox.ts'
import { createPool } from '../src/db/pool.ts'
import { createThrottles } from '../src/features/accounts/auth/throttles.ts'
import { syncCustomerJob } from '../src/features/billing/sync-customer.job.ts'
import { sendPlanMail } from '../src/features/mails/send-plan-mail.job.ts'
import { removeLogo } from '../src/features/products/logos/remove-logo.job.ts'
import { writeMissingProfile } from '../src/features/products/write-profile.job.ts'
import { jobs } from '../src/jobs.ts'
import type { Urgency } from '../src/platform/job.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { createRounds } from '../src/rounds.ts'
import { apiClient } from './api-client.ts'
import { writeSection } from './bench/write-section.ts'
import { cloneDatabase } from './database.ts'
import { deliverContext } from './deliver-context.ts'
import { developPages } from './plans/develop-pages.ts'
import { fillDatabase, HELD, owner } from './plans/fill-database.ts'
import { excessOfRequest, excessOfWork, statementsOf } from './plans/find-excess.ts'
import { googleEnvironment } from './plans/google-sign-in.ts'
import { moreRequests } from './plans/more-requests.ts'
import { validRequests } from './plans/valid-requests.ts'
import { explainEverything, type Watched, watchPlans } from './plans/watch-plans.ts'
import { arrive, type Caller, callRoute, inOrder, routeTable } from './route-table.ts'
import { serveSimulated } from './serve-simulated.ts'

// `pnpm plans` sets these: a million users, and the times into the documents.
const USERS = Number(process.env.PLAN_USERS ?? 6_000)
const REPORT = process.env.PLAN_REPORT === '1'
const HEAVY_DRAFTS = REPORT ? 10_000 : 3_000
const MINUTES = 60_000 * (REPORT ? 120 : 5)

const { databaseUrl, roleUrls, superuser } = await cloneDatabase()
// Small tables fit in memory, so random reads cost little more than sequential ones.
await explainEverything(superuser, REPORT ? {} : { random_page_cost: '1.1' })
const pages = await developPages()
const server = await serveSimulated(databaseUrl, { pages, more: googleEnvironment })
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
const { redis, storage, billing, limits, model, spending, log } = services
const { prefix } = config.redis
const throttles = createThrottles(redis, prefix)
const api = apiClient(server.url)
afterAll(async () => {
  mailer.close()
  await Promise.all([workerPool.end(), supportPool.end()])
  await mail.close()
})

let postUrl = ''
const table = routeTable({ paidSession: () => '', postUrl: () => postUrl })
let heavy: Caller
let heavyId: string

beforeAll(async () => {
  heavy = await arrive(superuser, server, 'plus')
  const { rows } = await superuser.query('select user_id from products where id = $1', [heavy.productId])
  heavyId = rows[0].user_id
  await fillDatabase(superuser, {
    users: USERS,
    draftsEach: REPORT ? 8 : 2,
    heavy: { userId: heavyId, productId: heavy.productId },
    digest: digestProduct({ name: '', description: null, facts: [], profile: null }),
    heavyDrafts: HEAVY_DRAFTS,
  })
  // Filling takes a while, and some doors open only to someone who came in lately.
  await superuser.query('update auth.session set created_at = now() where id = $1', [heavy.sessionId])
  const feed = await services.posts.feed({ subreddits: ['SaaS'], sort: 'hot', time: 'day', limit: 1 })
  postUrl = `https://www.reddit.com${feed.kind === 'ok' ? feed.value[0]?.permalink : ''}`
}, MINUTES)

/** These answer from memory, from files or from the content store, and never ask the database. */
const withoutDatabase = new Set([
  'POST /vitals',
  'GET /blog/posts',
  'GET /blog/post',
  'GET /openapi.json',
  // Leads on to the page with the button, whatever the link says.
  'GET /mails/unsubscribe',
  // Links of older releases lead on to our pages.
  'GET /auth/verify-email',
  'GET /auth/reset-password/:token',
])

/** A day has one row for everyone, and so has the store of posts, and how far they are read. */
const withOneRow = new Set(['spending_days', 'store_mark', 'read_front'])

test('every table has rows enough to tell a search from a scan', async () => {
  const { rows } = await superuser.query<{ name: string; count: number }>(
    `select relname as name, reltuples::int as count from pg_class
     where relkind = 'r' and not relispartition
       and relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'reddit'::regnamespace)`,
  )
  // What PostgreSQL knows of them is an estimate.
  const small = rows.filter(({ name, count }) => count < USERS * 0.99 && !withOneRow.has(name))
  expect(small).toEqual([])
})

const valid = validRequests({ api, superuser, server, heavy: () => heavy.cookie ?? '' })
const byTable = [...moreRequests(table), ...inOrder(table)].filter(([route]) => !(route in valid))

test('no request of the table is refused for what it brings', () => {
  const refused = byTable.filter(([route, row]) => row.expected.plus >= 400 && !withoutDatabase.has(route))
  expect(refused.map(([route]) => route)).toEqual([])
})

/** Someone whom no process remembers: each answer begins with the session. */
async function watchRequest(route: string, send: () => Promise<{ status: number; body: unknown }>) {
  await services.accounts.sessions.forgetUser(heavyId)
  as(route)
  const answer = await send()
  as('between')
  return answer
}

test.each(Object.entries(valid))('%s', { timeout: MINUTES }, async (route, prepare) => {
  const { send, status } = await prepare()
  const answer = await watchRequest(route, send)
  expect(answer.status, `${route} said ${JSON.stringify(answer.body)}`).toBe(status)
  expect(excessOfRequest(watched, route, looks[route])).toEqual([])
})

/** Pages that show everybody the same, from files or from the content store, which has nothing here. */
const pagesForAll = new Set([
  '/blog',
  '/blog/:slug',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/payment/cancel',
  '/unsubscribe',
  '/dev/components',
  '/*',
])
/** Someone who is signed in is led on from these. */
const leadOn = new Set(['/', '/auth', '/onboarding'])
const unknown = new Set(['/blog/:slug', '/*'])
const examples: Record<string, string> = {
  '/blog/:slug': '/blog/nothing',
  '/resources/:id': '/resources/reddit-marketing',
  '/*': '/nothing',
}

test.each(pages.addresses)('page %s', { timeout: MINUTES }, async (address) => {
  const by = `page ${address}`
  const path = examples[address] ?? address
  const { status } = await watchRequest(by, () => api.get(path, { cookie: heavy.cookie ?? '' }))
  expect(status).toBe(leadOn.has(address) ? 302 : unknown.has(address) ? 404 : 200)
  expect((pagesForAll.has(address) ? statementsOf : excessOfRequest)(watched, by)).toEqual([])
})

/** A search in each hour's partition, for as many communities as may be asked for at once. */
const HOURS = 3 * 49
/** What requests look at in the store in order to choose: ranking by votes looks at all posts of its time. One is stored every two minutes. */
const looks: Record<string, number> = {
  'GET /reddit/reddit.js': HOURS,
  'POST /reddit/fetch-post.js': HOURS,
  'GET /fits/strong': HOURS,
  // Threads, and what was saved, with where it was read.
  'GET /today': 5 * HOURS,
  'GET /today/count': 2 * HOURS,
  'GET /today/threads/:postId': 2 * HOURS,
  // Where it was read, of which its labels are kept.
  'PUT /today/marks/:postId': 2 * HOURS,
  // The last dealings with threads, each for what it is a case of.
  'GET /today/learned': 1_200,
  'DELETE /today/learned/:id': 1_200,
  // What moderators posted in two days is found among all that was.
  'GET /today/calendar': HOURS,
  // Matches of a week, and what they say while their posts are here.
  'GET /monitors': 500,
  'GET /monitors/:id/matches': 2 * HOURS,
  // The newest posts, each looked at and as far as need be read.
  'POST /monitors/preview': 20_000,
  // The first call of a function reads what it is.
  'POST /products': 20,
  'GET /stripe/verify-session': 20,
  'GET /reddit/reddit.js new from the store': HOURS,
  'GET /reddit/reddit.js top of a day from the store': HOURS + 720,
  'GET /reddit/reddit.js hot from the store': HOURS + HELD,
  'POST /reddit/search over a day in the store': HOURS + 720,
  // With the 150 places of someone who has asked for as many keywords as there may be.
  'POST /reddit/trend': 2 * HOURS + 300,
  'POST /reddit/trend of what is counted': 2 * HOURS + HELD,
}

test.each(byTable)('%s', { timeout: MINUTES }, async (route, row) => {
  const answer = await watchRequest(route, () => callRoute(api, [route, row], heavy, '127.0.60.1'))
  expect(answer.status, `${route} said ${JSON.stringify(answer.body)}`).toBe(row.expected.plus)
  expect(
    withoutDatabase.has(route) ? statementsOf(watched, route) : excessOfRequest(watched, route, looks[route]),
  ).toEqual([])
})

/** Jobs and rounds whose statements take more at once than they give. */
const bites: Record<string, number> = {
  // A plan that changes brings its products and what they watch.
  'billing.sync': 10,
  // An account brings its plan, its products and what they watch.
  'communities.adopt': 1_000,
  // The names of all partitions.
  'posts.roll': 200,
  // All products that watch a community, and here hundreds do. In the small partitions of this test a scan is cheaper than a search.
  'posts.sieve': 5_000,
  // Of what is due, ten thousand are looked at to find the products: all that the round before has sieved for people who are told right away.
  'posts.judge': 5_000,
  'accounts.delete': 100,
  // A hundred posts that are gone at once: in the small partitions of this test a scan is cheaper than a hundred searches.
  'reddit.refresh': 1_000,
  // In the small partitions of this test a scan of the last hour's is cheaper than a search for each community.
  'reddit.read-all': 1_000,
  // A thread is looked for in each of some fifty partitions.
  'alerts.deliver': 2 * HOURS,
  // Each row of these is taken out of indexes and put into those of the outbox.
  'alerts.hand-over': 1_000,
  'alerts.daily': 1_000,
  'alerts.strong-fits': 2 * HOURS,
  // Each word of each post is looked up, and in the small partitions of this test a scan is cheaper than a search.
  'monitors.match': 5_000,
  'monitors.settle': 1_000,
  // Each place looks into six hours, and in the small tables of this test a scan of all communities is cheaper than a search for each.
  'keywords.count': 5_000,
  // A look gives a row only when it's time for a check.
  'activity.follow': 100,
}

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
  expect.soft(excessOfRequest(watched, 'POST /account/delete by its owner')).toEqual([])

  as('asking')
  const ids = await superuser.query(
    `select ${owner('2')} as trialing, (select id from products where user_id = ${owner('2')} limit 1) as product`,
  )
  await enqueue(worker, removeLogo, { name: 'gone.webp' })
  await enqueue(worker, writeMissingProfile, { productId: ids.rows[0].product })
  await enqueue(worker, syncCustomerJob, { customerId: 'cus_filler2', since: new Date().toISOString() })
  await enqueue(worker, sendPlanMail, { userId: ids.rows[0].trialing, kind: 'welcome', occasion: 'welcome' })
  const sent = await superuser.query(
    `insert into alert_deliveries (user_id, channel_id, channel_kind, kind, product_id, post_id)
     select user_id, id, 'email', 'strong_fit', (select id from products where products.user_id = alert_channels.user_id limit 1), 'x50'
     from alert_channels where user_id = ${owner('11')} returning id`,
  )
  await enqueue(worker, delivering, { deliveryId: sent.rows[0].id, kind: 'strong_fit' })
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
  expect.soft(excessOfWork(watched, 'the relay')).toEqual([])
  const parts = {
    ...deliverContext(server),
    db: worker,
    mailer,
    storage,
    billing,
    limits,
    throttles,
    supportInbox: 'desk@plans.test',
    model,
    spending,
    log,
  }
  for (const { id, topic } of waiting) {
    if (!jobs.has(topic)) continue
    as(`job ${topic}`)
    expect(await runJob(worker, jobs, parts, id), `the job ${topic}`).toEqual({ kind: 'done' })
  }
  as('between')
  for (const topic of jobs.keys())
    expect.soft(excessOfWork(watched, `job ${topic}`, bites[topic])).toEqual([])
})

const client = createReddit(config.reddit, { redis, prefix, log, metrics })
afterAll(() => client.close())
/** What it thinks of posts doesn't matter here, only that it keeps them. */
const sieve: FeedSieve = {
  readFeeds: async (feeds) =>
    feeds.map(({ posts }) =>
      posts.map(({ id: postId }) => ({
        said: { postId, score: 0.3, wants: 'asks_how', inTrouble: false, asks: null, meets: null },
        language: 'en',
      })),
    ),
}
const arrivals = { sieve, model, spending, limits }
const rounds = createRounds({
  db: worker,
  billing,
  storage,
  reddit: client,
  readAllApproval: 'a test',
  redis,
  prefix,
  arrivals,
  metrics,
  log,
})

/** Half a minute behind, among ids of which many are there, and whole for longer than communities were polled, of which many are due soon. */
async function moveFrontBack() {
  const [, id = ''] = /comments\/(\w+)/.exec(postUrl) ?? []
  await superuser.query(
    `insert into reddit.read_front (through, whole_from, held_until, missing)
     values ($1, now() - interval '1 day', now() - interval '30 seconds', '[]')`,
    [Number.parseInt(id, 36) - 300],
  )
  await superuser.query(
    `update reddit.watched_communities set next_poll_at = now() + interval '10 seconds' where name like 'filler\\_7%'`,
  )
}

/** So few that Reddit, which knows none of them, is believed. */
async function leaveFewDue() {
  const later = (column: string) =>
    `${column} = case when ${column} <= now() then now() + interval '1 hour' else ${column} end`
  const few = 'order by random() limit 3'
  await superuser.query(`
    update activity_outcomes set ${later('next_check_at')}, ${later('next_look_at')};
    update activity_replies set ${later('next_seen_at')};
    update activity_outcomes set next_check_at = now() where activity_id in (
      select activity_id from activity_outcomes where next_check_at is not null ${few});
    update activity_outcomes set next_look_at = now() where activity_id in (
      select activity_id from activity_outcomes where next_look_at is not null ${few});
    update activity_replies set next_seen_at = now() where activity_id in (
      select activity_id from activity_replies where next_seen_at is not null ${few})`)
  // What was due before is still in the indexes otherwise.
  await superuser.query('vacuum activity_outcomes')
  await superuser.query('vacuum activity_replies')
}

test.each(rounds.map((round) => [round.name, round] as const))(
  'round %s',
  { timeout: MINUTES },
  async (name, round) => {
    if (name === 'reddit.read-all') await moveFrontBack()
    if (name === 'activity.follow') await leaveFewDue()
    as(`round ${name}`)
    while ((await round.run(AbortSignal.timeout(MINUTES))).more);
    as('between')
    // Reddit's posts are in Redis alone; what Stripe could not deliver is asked of Stripe, and here there is nothing.
    const elsewhere = name === 'reddit.forget-deleted' || name === 'billing.undelivered'
    const excess = elsewhere
      ? statementsOf(watched, `round ${name}`)
      : excessOfWork(watched, `round ${name}`, bites[name])
    expect(excess).toEqual([])
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
    const isMeasure = name === 'outbox metrics'
    const excess = isMeasure ? excessOfWork(watched, name, MOST_COUNTED) : excessOfRequest(watched, name)
    expect.soft(excess).toEqual([])
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
