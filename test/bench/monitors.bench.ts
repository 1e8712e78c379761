import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { matchArrivals } from '../../src/features/monitors/match-arrivals.ts'
import { rollHours } from '../../src/features/watch/keep-hours.ts'
import { dropDatabase } from '../e2e/start-test-stack.ts'
import { loadTexts } from './load-texts.ts'
import { fillMonitors } from './fill-monitors.ts'
import { writeSection } from './write-section.ts'

const POSTS = 2_560
/** For what takes long. */
const FEW = 256
const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 3
const MOST_GROWTH = 3
/** What /proc counts in. */
const TICK_MS = 10

const NAME = `threadlark_bench_${process.pid}`
const admin = Object.assign(new URL(loadMigrateConfig().databaseUrl), { pathname: `/${NAME}` }).href
const { roleUrls } = loadMigrateConfig({ DATABASE_URL: admin })
await migrate(admin, roleUrls)
const worker = new pg.Pool({ connectionString: roleUrls.worker, max: 1, idleTimeoutMillis: 0 })
const superuser = new pg.Pool({ connectionString: admin, max: 1 })
const db = drizzle(worker, { casing: 'snake_case' })
await rollHours(db)
const texts = await loadTexts()

/** Every twentieth says a name that someone watches. */
const posts = Array.from({ length: POSTS }, (_, at) => {
  const { title = '', selftext = '' } = texts[(at * 7) % texts.length] ?? {}
  return {
    n: at,
    id: `m${at}`,
    title,
    selftext: at % 20 === 0 ? `${selftext} I use heard${(at / 20) % 200} now.` : selftext,
  }
})

/** As they arrive, without the words that only searches need. */
async function arrive() {
  await superuser.query('truncate reddit.posts, monitor_matches')
  await superuser.query('set session_replication_role = replica')
  await superuser.query(
    `insert into reddit.posts (id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments,
       upvote_ratio, locked, archived, stickied, over_18, check_at)
     select id, now() - random() * interval '50 minutes', 'bench_' || n % 60, 'bench_' || n % 60, title, selftext, 'someone', '/r/x/', 1, 1, 0.9,
       false, false, false, false, now() + interval '1 day'
     from jsonb_to_recordset($1::jsonb) as one (id text, title text, selftext text, n int)`,
    [JSON.stringify(posts)],
  )
  await superuser.query('set session_replication_role = default')
  await superuser.query('analyze reddit.posts')
}

type Cost = { wallMs: number; cpuMs: number }

const { rows: own } = await worker.query<{ pid: number }>('select pg_backend_pid() as pid')
/** Of our process and of the one that answers it. */
function cpuMs() {
  const stat = readFileSync(`/proc/${own[0]?.pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  const mine = process.cpuUsage()
  return (user + system) * TICK_MS + (mine.user + mine.system) / 1_000
}

/** A post. */
async function measure(act: () => Promise<unknown>, count = POSTS): Promise<Cost> {
  const [since, before] = [performance.now(), cpuMs()]
  await act()
  return { wallMs: (performance.now() - since) / count, cpuMs: (cpuMs() - before) / count }
}

/** The best of several: a busy neighbor only ever takes away. */
async function best(act: () => Promise<unknown>, before = async () => {}) {
  const costs: Cost[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await before()
    costs.push(await measure(act))
  }
  return {
    wallMs: Math.min(...costs.map((one) => one.wallMs)),
    cpuMs: Math.min(...costs.map((one) => one.cpuMs)),
  }
}

const matchAll = async () => {
  while ((await matchArrivals(db)).more);
}
const counted = async (text: string) =>
  Number((await superuser.query(`select count(*) ${text}`)).rows[0].count)
const WORDS = `from (select * from reddit.posts where id = any($1)) as post cross join (values (true), (false)) as way (is_exact)
  cross join lateral (select app.words_of(title || ' ' || selftext, is_exact) as words offset 0) as said`
/** So few posts at a time that no statement takes too long. */
async function inBites(text: string, count = POSTS) {
  for (let from = 0; from < count; from += 32)
    await worker.query(text, [posts.slice(from, from + 32).map(({ id }) => id)])
}
/** Monitors whose longest word is said in a post. */
const compared = () =>
  counted(
    `${WORDS} cross join lateral unnest(tsvector_to_array(said.words)) as word
    join monitors on monitors.is_exact = way.is_exact and key = word`.replace(
      'any($1)',
      "any(array(select 'm' || n from generate_series(0, 255) as n))",
    ),
  ).then((count) => (count / 256).toFixed(0))
type Counted = { compared?: string | number; matches?: number }
const line = (
  name: string,
  { wallMs, cpuMs: cpu }: Cost,
  { compared: looked = '–', matches }: Counted = {},
) =>
  `| ${name} | ${(1_000 / wallMs).toFixed(0)} | ${wallMs.toFixed(2)} | ${cpu.toFixed(2)} | ${looked} | ${matches ?? '–'} |`

try {
  const rows: string[] = []
  const costs: Cost[] = []
  await arrive()
  const bare = await best(() => inBites(`select count(length(said.words)) ${WORDS}`))
  rows.push(line('words taken apart, both ways, no more', bare))
  for (const size of SIZES) {
    await fillMonitors(superuser, { size, texts })
    const cost = await best(matchAll, arrive)
    costs.push(cost)
    rows.push(
      line(`${size.toLocaleString('en')} monitors`, cost, {
        compared: await compared(),
        matches: await counted('from monitor_matches'),
      }),
    )
    const naive = await measure(
      () =>
        inBites(
          `select count(*) from (select is_exact, said.words ${WORDS}) as said join monitors using (is_exact) where words @@ wanted`,
          FEW,
        ),
      FEW,
    )
    rows.push(line('– each post by each of them, no more', naive, { compared: size }))
  }
  const growth = (costs.at(-1)?.cpuMs ?? 0) / (costs[0]?.cpuMs ?? 1)
  await writeSection('Posts matched with monitors', 'pnpm bench:monitors', [
    `${POSTS} posts of ${Math.round(posts.reduce((sum, { selftext }) => sum + selftext.length, 0) / POSTS)} characters over one connection, in bites as a`,
    `worker takes them; best of ${ROUNDS} rounds. Three in ten monitors are a made-up name, four a rival's, shared by several users, three a problem`,
    'of two words, the longer of about 5,000, of which one in ten is said in these posts: only where it is, a post is compared with the monitor. As',
    'many have matches at any size, so what grows is what is looked through. CPU is that of our process and of its connection to PostgreSQL.',
    '',
    '| what | posts a second | ms each | CPU ms each | monitors compared with a post | matches |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `A hundred times as many monitors cost ${growth.toFixed(2)} times the CPU; at most ${MOST_GROWTH} times is wanted. All of Reddit posts 17 a second.`,
  ])
  if (growth > MOST_GROWTH) {
    console.error(`A hundred times as many monitors cost ${growth.toFixed(1)} times as much.`)
    process.exitCode = 1
  }
} finally {
  await Promise.all([worker.end(), superuser.end()])
  await dropDatabase(admin, NAME)
}
