import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { SeenPost } from '../../src/adapters/reddit/read-posts.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { rollHours } from '../../src/features/watch/keep-hours.ts'
import { storePosts } from '../../src/features/watch/store-posts.ts'
import { dropDatabase } from '../e2e/start-test-stack.ts'
import { writeSection } from './write-section.ts'

/** A page of Reddit's. */
const PAGE = 100
const PAGES = 40
const ROUNDS = 8
const LEAST = { perSecond: 500, ratio: 0.5 }

const NAME = `threadlark_bench_${process.pid}`
const admin = Object.assign(new URL(loadMigrateConfig().databaseUrl), { pathname: `/${NAME}` }).href
const { roleUrls } = loadMigrateConfig({ DATABASE_URL: admin })
await migrate(admin, roleUrls)
const worker = new pg.Pool({ connectionString: roleUrls.worker, max: 1 })
const superuser = new pg.Pool({ connectionString: admin, max: 1 })
const db = drizzle(worker, { casing: 'snake_case' })
await rollHours(db)

const text = 'I run a small shop and keep losing track of who asked for what, and when. '.repeat(9)
let made = 0
function makePage(): SeenPost[] {
  return Array.from({ length: PAGE }, () => {
    made += 1
    const [id, subreddit] = [`p${made.toString(36)}`, `Community${made % 60}`]
    const createdUtc = Math.floor(Date.now() / 1_000) - (made % 3_000)
    return {
      id,
      subreddit,
      createdUtc,
      locked: false,
      archived: false,
      stickied: false,
      over18: false,
      removedBy: null,
      post: {
        id,
        subreddit,
        title: `How do you keep track of ${made} things at once?`,
        selftext: text,
        author: `someone_${made % 999}`,
        score: made % 50,
        num_comments: made % 20,
        created_utc: createdUtc,
        permalink: `/r/${subreddit}/comments/${id}/how_do_you/`,
        upvote_ratio: 0.9,
        url: null,
        closed: false,
      },
    }
  })
}

const store = (page: SeenPost[]) => storePosts(db, page, { sentAt: Date.now(), isShown: () => false })

const COLUMNS =
  'id, created_at, community, subreddit, title, selftext, author, permalink, score, num_comments, upvote_ratio, locked, archived, stickied, over_18, check_at'
const width = COLUMNS.split(',').length
const places = Array.from(
  { length: PAGE },
  (_, row) => `(${Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`).join(', ')})`,
)
const statement = { name: 'bare', text: `insert into reddit.posts (${COLUMNS}) values ${places.join(', ')}` }

/** The bare part: the same rows by one prepared statement, as a role that no policy holds. */
const insert = (page: SeenPost[]) =>
  superuser.query({
    ...statement,
    values: page.flatMap(({ id, subreddit, createdUtc, post }) => [
      id,
      new Date(createdUtc * 1_000),
      subreddit.toLowerCase(),
      subreddit,
      post?.title,
      post?.selftext,
      post?.author,
      post?.permalink,
      post?.score,
      post?.num_comments,
      post?.upvote_ratio,
      false,
      false,
      false,
      false,
      new Date(),
    ]),
  })

async function measure(write: (page: SeenPost[]) => Promise<unknown>, pages: SeenPost[][]) {
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  for (const page of pages) await write(page)
  const { user, system } = process.cpuUsage(cpu)
  const posts = pages.length * PAGE
  return { perSecond: posts / ((performance.now() - started) / 1_000), micros: (user + system) / posts }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

try {
  const rounds: Record<'bare' | 'ours' | 'again', { perSecond: number; micros: number }>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const pages = () => Array.from({ length: PAGES }, makePage)
    const [known, fresh] = [pages(), pages()]
    const bare = await measure(insert, known)
    rounds.push({ bare, ours: await measure(store, fresh), again: await measure(store, fresh) })
  }
  // The first only warms up.
  rounds.shift()
  const ratio = middle(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond))
  const of = (way: 'bare' | 'ours' | 'again') => ({
    perSecond: middle(rounds.map((round) => round[way].perSecond)),
    micros: middle(rounds.map((round) => round[way].micros)),
  })
  const line = (name: string, way: 'bare' | 'ours' | 'again') =>
    `| ${name} | ${of(way).perSecond.toFixed(0)} | ${of(way).micros.toFixed(0)} |`
  await writeSection('Storing posts', 'pnpm bench:store', [
    `Pages of ${PAGE} posts of ${text.length} characters into the partitions and indexes of \`reddit.posts\`, one page after the other over one`,
    `connection; the middle of ${ROUNDS} rounds of ${PAGES} pages each, in turn.`,
    '',
    '| way | posts a second | CPU of our process a post, µs |',
    '|---|---|---|',
    line('bare prepared multi-row INSERT, no policy', 'bare'),
    line('new posts, as a worker stores them', 'ours'),
    line('posts that are known already', 'again'),
    '',
    `Ratio of the second to the first: ${ratio.toFixed(2)}; at least ${LEAST.ratio} is wanted, and ${LEAST.perSecond} posts a second. All of Reddit posts 17 a second.`,
  ])
  if (ratio < LEAST.ratio || of('ours').perSecond < LEAST.perSecond) {
    console.error(
      `Storing is too slow: ${of('ours').perSecond.toFixed(0)} a second, ${ratio.toFixed(2)} of the bare insert.`,
    )
    process.exitCode = 1
  }
} finally {
  await Promise.all([worker.end(), superuser.end()])
  await dropDatabase(admin, NAME)
}
