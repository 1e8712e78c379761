import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loadMigrateConfig } from '../../../src/config/load-migrate-config.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { pollInterval } from '../../../src/features/watch/poll-interval.ts'
import { dropDatabase } from '../../e2e/start-test-stack.ts'
import { DAY_MS, postsPerDay } from './assumptions.ts'
import type { HeldPosts } from './held-posts.ts'
import type { Random } from './random.ts'
import { nameOf } from './simulated-posts.ts'
import { createSchedule, type Known } from './schedule.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** The schedule counts no further (src/features/watch/schedule-polls.ts). */
const MOST_PRODUCTS = 200

/** A database of its own in which now() is the virtual clock's: the name is looked up in this schema before PostgreSQL's own. */
export async function openScheduleDatabase() {
  const name = `threadlark_bench_${process.pid}`
  const admin = Object.assign(new URL(loadMigrateConfig().databaseUrl), { pathname: `/${name}` }).href
  const { roleUrls } = loadMigrateConfig({ DATABASE_URL: admin })
  await migrate(admin, roleUrls)
  const superuser = new pg.Pool({ connectionString: admin, max: 1 })
  await superuser.query(`
    create schema virtual;
    create function virtual.now() returns timestamptz language sql stable
      as $$select to_timestamp(current_setting('bench.now')::float8)$$;
    grant usage on schema virtual to app_worker;
    alter table reddit.watched_communities set unlogged;`)
  return {
    /** The schedule as it would be in the middle of a quiet night. */
    async open(watchers: Map<number, number>, clock: VirtualClock, random: Random) {
      const worker = new pg.Client({
        connectionString: roleUrls.worker,
        options: '-c search_path=virtual,pg_catalog,public -c synchronous_commit=off -c jit=off',
      })
      await worker.connect()
      const communities = plan(watchers, clock.now(), random)
      await fill(superuser, communities)
      return {
        communities,
        connect: (held: HeldPosts) => {
          const schedule = createSchedule(worker, clock, held, communities)
          return { schedule, db: drizzle(schedule.client as unknown as pg.Pool, { casing: 'snake_case' }) }
        },
        close: () => worker.end(),
      }
    },
    async close() {
      await superuser.end()
      await dropDatabase(admin, name)
    },
  }
}

function plan(watchers: Map<number, number>, now: number, random: Random) {
  const communities = new Map<number, Known>()
  for (const [rank, people] of watchers) {
    const products = Math.min(MOST_PRODUCTS, people)
    const everyMinutes = pollInterval({ products, postsPerDay: postsPerDay(rank), readAgoMs: null })
    const polledAt = now - random() * everyMinutes * 60_000
    communities.set(rank, { products, everyMinutes, polledAt, completeSince: now - 2 * DAY_MS })
  }
  return communities
}

async function fill(superuser: pg.Pool, communities: Map<number, Known>) {
  const rows = [...communities].map(([rank, { polledAt, ...known }]) => ({
    ...known,
    name: nameOf(rank),
    pace: postsPerDay(rank),
    polledAt: polledAt / 1_000,
    completeSince: known.completeSince / 1_000,
  }))
  await superuser.query(`
    begin;
    set local session_replication_role = replica;
    truncate reddit.watched_communities, reddit.watches;`)
  await superuser.query(
    `insert into reddit.watched_communities (name, products, posts_per_day, every_minutes, next_poll_at, polled_at, complete_since)
     select name, products, pace, "everyMinutes", to_timestamp("polledAt" + "everyMinutes" * 60), to_timestamp("polledAt"),
       to_timestamp("completeSince")
     from jsonb_to_recordset($1::jsonb) as one (name text, products int, pace real, "everyMinutes" smallint, "polledAt" float8,
       "completeSince" float8)`,
    [JSON.stringify(rows)],
  )
  await superuser.query(
    `insert into reddit.watches (community, product_id) select name, gen_random_uuid()
     from reddit.watched_communities cross join lateral generate_series(1, products)`,
  )
  await superuser.query('commit')
  await superuser.query('vacuum (analyze) reddit.watched_communities, reddit.watches')
}
