import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import pg from 'pg'
import { DEMO_PASSWORD } from '../../scripts/stack/seed-demo.ts'
import { waitUntilReady } from '../../scripts/stack/wait-until-ready.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import type { Store } from '../../src/features/watch/ask-store.ts'
import { rankStored } from '../../src/features/watch/rank-stored.ts'
import { searchStored } from '../../src/features/watch/search-stored.ts'
import { startTestStack } from '../e2e/start-test-stack.ts'
import { fillStore } from './fill-store.ts'
import { writeSection } from './write-section.ts'

/** As many as the server has connections to PostgreSQL: more would only wait there. */
const CONNECTIONS = 10
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const POSTS = Number(process.env.BENCH_POSTS ?? 400_000)
const TARGET = 0.6
const SEARCHES = 200
const IDLE_SECONDS = 5

/** Communities with a hundred posts a day, as a product has, and the three with the most. */
const TYPICAL = ['bench_300', 'bench_301', 'bench_302']
const LARGEST = ['bench_1', 'bench_2', 'bench_3']
const words = [
  'invoice',
  'customer pricing',
  'churn or invoice or client',
  '"how do you"',
  'spreadsheet -excel',
  'landing page',
]
const feedQuery = { subreddits: TYPICAL.slice(0, 1), sort: 'new', time: 'day', limit: 15 } as const
const searchQuery = { subreddits: TYPICAL, sort: 'relevance', time: 'day', limit: 15 } as const
const KEYWORD = 'customer'

type Round = { perSecond: number; p99Ms: number; cpuMicros: number }
type Candidate = { url: string; pid: number; headers: Record<string, string>; body?: string; rounds: Round[] }
type Pair = { name: string; bare: Candidate; ours: Candidate; bytes: number }

const run = promisify(execFile)
const autocannon = createRequire(import.meta.url).resolve('autocannon')
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
// The stack brings database, simulators and configuration; the server is ours, so that its log goes to a file as it would
// in production, one line per request, and not through this process.
const stack = await startTestStack({
  servers: 0,
  workers: 0,
  env: { LOG_LEVEL: 'info', OVERLOAD_BACKLOG_MS: '60000' },
})
const env: Record<string, string> = stack.env
const asUser = loadMigrateConfig(env).roleUrls.app
const log = openSync(join(folder, 'server.log'), 'w')
await fillStore(stack.superuser, POSTS)
const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
const port = Number(env.PORT)
const server = start([...profile, 'src/server.ts'], env)
const bare = start(['test/bench/bare-server.ts'], {
  ...env,
  BARE_DATABASE_URL: asUser,
  BARE_STATEMENTS: JSON.stringify({
    '/feed': await spy((store) => rankStored(store, { ...feedQuery, subreddits: [...feedQuery.subreddits] })),
    '/search': await spy((store) => searchStored(store, { ...searchQuery, words: KEYWORD })),
  }),
  BARE_PORT: String(port + 1),
})

try {
  const origin = stack.env.ORIGIN
  const ended = once(server, 'exit').then(() => 1)
  await waitUntilReady(origin, { pid: 0, ended, stop: async () => {}, kill: async () => {} })
  const headers = { cookie: await signIn(origin), origin }
  const { subreddits, ...more } = feedQuery
  const feed = `/api/reddit/reddit.js?${new URLSearchParams({ subreddit: subreddits.join('+'), ...more, limit: '15' })}`
  const pairs = [
    await pair(`GET ${feed}`, '/feed', feed, headers),
    await pair(
      'POST /api/reddit/search',
      '/search',
      '/api/reddit/search',
      headers,
      JSON.stringify({ keyword: KEYWORD, ...searchQuery }),
    ),
  ]
  const both = pairs.flatMap((one) => [one.bare, one.ours])
  // Until the machine code is made and PostgreSQL has planned; ours has more of it.
  for (const one of both) await measure(one, 3 * SECONDS)
  const idle = new Map(
    await Promise.all([server, bare].map(async ({ pid = 0 }) => [pid, await idleCpu(pid)] as const)),
  )
  // In turn, so that whatever else the machine does hits both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of both) one.rounds.push(await measure(one, SECONDS, idle.get(one.pid)))
  }
  await report(pairs, [await timeSearches(TYPICAL), await timeSearches(LARGEST)])
} finally {
  for (const child of [server, bare]) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  closeSync(log)
  const redis = new Redis(env.REDIS_URL ?? 'redis://127.0.0.1:6379')
  const keys = await redis.keys(`${env.REDIS_PREFIX}*`)
  if (keys.length > 0) await redis.unlink(keys)
  redis.disconnect()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
}

function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, { env, stdio: ['ignore', log, 'inherit'] })
}

/** What is asked of the store. */
async function spy(ask: (store: Store) => Promise<unknown>) {
  let asked: unknown
  await ask({
    query: async (statement) => {
      asked = statement
      return { rows: [] }
    },
  })
  return asked
}

/** Both answer the same bytes, but for the request's own number. */
async function pair(
  name: string,
  barePath: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Pair> {
  const more = body ? { body } : {}
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const ours = {
    url: `http://127.0.0.1:${port}${path}`,
    pid: server.pid ?? 0,
    headers: { ...headers, ...json },
    ...more,
    rounds: [],
  }
  const plain = {
    url: `http://127.0.0.1:${port + 1}${barePath}`,
    pid: bare.pid ?? 0,
    headers: json,
    ...more,
    rounds: [],
  }
  const [answer, plainAnswer] = await Promise.all(
    [ours, plain].map(async ({ url, headers }) => {
      const said = await fetch(url, { headers, ...(body ? { method: 'POST', body } : {}) })
      if (said.status !== 200) throw new Error(`${url} answered ${said.status}: ${await said.text()}`)
      return said.text()
    }),
  )
  if (answer !== plainAnswer) throw new Error(`${name}: not the same answer\n${answer}\n${plainAnswer}`)
  return { name, bare: plain, ours, bytes: Buffer.byteLength(answer ?? '') }
}

/** In milliseconds, over one connection, by PostgreSQL and the way there. */
async function timeSearches(subreddits: string[]) {
  const pool = new pg.Pool({ connectionString: asUser, max: 1 })
  const times: number[] = []
  for (let n = -10; n < SEARCHES; n += 1) {
    const started = performance.now()
    await searchStored(pool, { ...searchQuery, subreddits, words: words[(n + 12) % words.length] ?? '' })
    if (n >= 0) times.push(performance.now() - started)
  }
  const counted = await pool.query<{ count: number }>(
    `select count(*)::int from reddit.posts where community = any($1) and created_at > now() - interval '1 day'`,
    [subreddits],
  )
  await pool.end()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (SEARCHES - 1))]?.toFixed(1)
  return { posts: counted.rows[0]?.count ?? 0, p50: at(0.5), p95: at(0.95) }
}

async function signIn(origin: string) {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'plus@threadlark.test', password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function measure({ url, pid, headers, body }: Candidate, seconds: number, idle = 0): Promise<Round> {
  const before = cpuSeconds(pid)
  const more = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const sent = body ? ['-m', 'POST', '-b', body] : []
  const options = ['-j', '-n', '-c', String(CONNECTIONS), '-d', String(seconds), ...more, ...sent, url]
  const { stdout } = await run(process.execPath, [autocannon, ...options], { maxBuffer: 10_000_000 })
  const found = JSON.parse(stdout) as {
    '2xx': number
    non2xx: number
    errors: number
    duration: number
    latency: { p99: number }
  }
  if (found.non2xx + found.errors > 0)
    throw new Error(`${url}: ${found.non2xx} refused, ${found.errors} failed`)
  const total = found['2xx']
  return {
    perSecond: total / found.duration,
    p99Ms: found.latency.p99,
    cpuMicros: ((cpuSeconds(pid) - before - idle * found.duration) / total) * 1e6,
  }
}

/** What the process uses of a second while nobody asks: its timers are no request's. */
async function idleCpu(pid: number) {
  const before = cpuSeconds(pid)
  await wait(IDLE_SECONDS * 1_000)
  return (cpuSeconds(pid) - before) / IDLE_SECONDS
}

/** What the process has used so far, all threads, as Linux counts it in hundredths of a second. */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function report(pairs: Pair[], [typical, largest]: Awaited<ReturnType<typeof timeSearches>>[]) {
  const row = (name: string, { rounds }: Candidate) => {
    const of = (pick: (round: Round) => number) => Math.round(median(rounds.map(pick)))
    const each = rounds.map(({ cpuMicros }) => Math.round(cpuMicros)).join(', ')
    return `| ${name} | ${of((r) => r.cpuMicros)} | ${each} | ${of((r) => r.perSecond)} | ${of((r) => r.p99Ms)} |`
  }
  const ratioOf = ({ bare, ours }: Pair) =>
    median(ours.rounds.map((round, n) => (bare.rounds[n]?.cpuMicros ?? Number.NaN) / round.cpuMicros))
  await writeSection('The feed and a search from the store over HTTP', 'pnpm bench:feed', [
    `${POSTS.toLocaleString('en-US')} posts of two days in 4,000 communities. The production server with a paying user's session, and a node:http server that runs the`,
    `same prepared statement and sends the same bytes. autocannon in a process of its own, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn. What`,
    'counts is the CPU of the server process, without what it uses while nobody asks: requests a second tell more about PostgreSQL beside it and about the machine.',
    '',
    '| server | CPU µs a request, median | each round | requests a second | p99, ms |',
    '|---|---|---|---|---|',
    ...pairs.flatMap(({ name, bare, ours, bytes }) => [
      row(`\`${name}\`, ${bytes} bytes: the bare server`, bare),
      row('ours: session, plan, contract, headers, deadline, log, metrics', ours),
    ]),
    '',
    `Ratio of the CPU: ${pairs.map((one) => `${ratioOf(one).toFixed(2)} (${one.name.split('?')[0]})`).join(', ')}; the target is ${TARGET}.`,
    '',
    `A search over a day in three communities, in PostgreSQL, without an index of words: p50 ${typical?.p50} ms, p95 ${typical?.p95} ms over ${typical?.posts}`,
    `posts of a usual product; p50 ${largest?.p50} ms, p95 ${largest?.p95} ms over ${largest?.posts} posts of the three largest communities.`,
  ])
  if (pairs.some((one) => ratioOf(one) < TARGET)) process.exitCode = 1
}
