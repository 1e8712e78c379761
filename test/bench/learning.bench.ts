import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { bootstrap } from '../../eval/bootstrap.ts'
import { mean, ndcg, precision } from '../../eval/rank.ts'
import { seeded } from '../../eval/seeded.ts'
import { startReddit } from '../../simulators/reddit/start-reddit.ts'
import { createApp } from '../../src/app.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { rollHours } from '../../src/features/watch/keep-hours.ts'
import { createLog } from '../../src/platform/log.ts'
import { createServices } from '../../src/services.ts'
import { apiClient } from '../api-client.ts'
import { dropDatabase } from '../e2e/start-test-stack.ts'
import { redditEnvironment } from '../reddit-environment.ts'
import { readJudgedProducts } from './learning/judged-threads.ts'
import { type Replayed, replayWeek } from './learning/replay-week.ts'
import { makeTaste, pick, type StoredThread, type Taste, tastes } from './learning/tastes.ts'
import { writeSection } from './write-section.ts'

/** Of each taste. */
const USERS = Number(process.env.BENCH_USERS ?? 12)
const NAME = `threadlark_bench_${process.pid}`
const GAINS = { strong: 3, fair: 1, low: 0 }
const names = {
  topic: 'skip a topic',
  community: 'skip a community',
  age: 'skip what is older than a day',
  none: 'no taste',
}

const admin = Object.assign(new URL(loadMigrateConfig().databaseUrl), { pathname: `/${NAME}` }).href
const { roleUrls } = loadMigrateConfig({ DATABASE_URL: admin })
await migrate(admin, roleUrls)
const superuser = new pg.Pool({ connectionString: admin, max: 2 })
const worker = new pg.Pool({ connectionString: roleUrls.worker, max: 1 })
for (let calls = 0; calls < 6; calls += 1) await rollHours(drizzle(worker, { casing: 'snake_case' }))
const reddit = await startReddit({ port: 0 })
const http = createServer().listen(0)
await once(http, 'listening')
const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
const secret = 'bench-secret-bench-secret-bench-secret'
const config = loadServerConfig({
  ORIGIN: origin,
  DATABASE_URL: admin,
  REDIS_PREFIX: NAME,
  AUTH_SECRET: secret,
  MAIL_SECRET: secret,
  CHANNEL_SECRET: secret,
  ...redditEnvironment(reddit.url),
})
const services = createServices(config, createLog({ level: 'silent' }))
http.on('request', getRequestListener(createApp({ config, services }).fetch))

type Case = Replayed & { taste: Taste }
/** What a list is worth to someone, in the order in which it stands. What the score tells apart among threads of a fit is taken for right. */
const valued = (threads: StoredThread[], { skips }: Taste) =>
  threads.map((thread, at) => ({
    score: -at,
    gain: skips(thread) ? 0 : GAINS[thread.label] + 2 * (thread.rank % 1),
  }))
const measures = {
  'NDCG@10': (threads: StoredThread[], taste: Taste) => ndcg(valued(threads, taste), 10),
  'precision@5': (threads: StoredThread[], taste: Taste) => precision(valued(threads, taste), 5),
}
const isRight = ({ taste }: Case, { about, subject }: { about: string; subject: string }) =>
  about === taste.kind && (subject === taste.subject || about === 'age')

function rowsOf(cases: Case[], name: string) {
  return Object.entries(measures).map(([measure, of]) => {
    const [before, after] = [
      cases.map(({ plain, taste }) => of(plain, taste)),
      cases.map(({ ordered, taste }) => of(ordered, taste)),
    ]
    const gains = after.map((value, at) => value - (before[at] ?? 0))
    const [low, high] = bootstrap(gains)
    return `| ${name} | ${cases.length} | ${measure} | ${mean(before).toFixed(3)} | ${mean(after).toFixed(3)} | ${signed(mean(gains))} (${signed(low)} to ${signed(high)}) |`
  })
}
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`

function habitsOf(cases: Case[]) {
  const skips = cases.flatMap((one) =>
    one.learned.habits.filter(({ does }) => does === 'skip').map((habit) => isRight(one, habit)),
  )
  const knowing = cases.filter((one) =>
    one.learned.habits.some((habit) => habit.does === 'skip' && isRight(one, habit)),
  )
  return { found: knowing.length, wrong: skips.filter((right) => !right).length }
}

try {
  const products = await readJudgedProducts()
  const random = seeded(7)
  const world = { api: apiClient(origin), server: { config }, superuser, random }
  const cases: Case[] = []
  for (const kind of tastes) {
    for (let nth = 0; nth < USERS; nth += 1) {
      const own = [pick(products, random), pick(products, random)].filter(
        (one, at, all) => all.indexOf(one) === at,
      )
      const taste = makeTaste(kind, own, random)
      cases.push({ taste, ...(await replayWeek(world, own, taste)) })
    }
    console.error(kind)
  }
  const of = (kind: string) => cases.filter(({ taste }) => taste.kind === kind)
  const withTaste = cases.filter(({ taste }) => taste.kind !== 'none')
  const known = habitsOf(withTaste)
  const { wrong } = habitsOf(of('none'))
  await writeSection('What Today learns in a week', 'pnpm bench:learning', [
    `${cases.length} simulated users over the real API and PostgreSQL. Each has one or two of ${products.length} products and works through Today for a week: 16 threads a`,
    'day, drawn from labelled posts that nobody had seen with a frontier model’s recorded readings, up to 40 hours old. They read ten; what their',
    'hidden taste is against they dismiss nine times in ten, saying why seven times in ten; of the rest they answer 65 of 100 strong and 40 of 100',
    'fair ones, and dismiss some for no reason. Then the list of the eighth day is read twice: with what was learned, and with everything forgotten.',
    'A strong thread is worth 3 to 4, a fair one 1 to 2, in the order of its score, and one against the taste nothing: so whatever is learned without',
    'a taste can only cost. In brackets: 95 of 100 draws of such users.',
    '',
    '| users | how many | measure | without | with | gain |',
    '|---|---|---|---|---|---|',
    ...rowsOf(withTaste, 'with a taste'),
    ...tastes.flatMap((kind) => rowsOf(of(kind), names[kind])),
    '',
    `Of ${withTaste.length} tastes ${known.found} are known after the week; ${known.wrong} other habits say that these users skip something, and ${wrong} of the ${of('none').length} users without a taste.`,
  ])
} finally {
  http.close()
  http.closeAllConnections()
  await Promise.all([services.close(), superuser.end(), worker.end(), reddit.close()])
  await dropDatabase(admin, NAME)
}
