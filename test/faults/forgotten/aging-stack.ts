import { join } from 'node:path'
import { Redis } from 'ioredis'
import type pg from 'pg'
import { startProcess } from '../../../scripts/stack/start-process.ts'
import { waitUntilReady } from '../../../scripts/stack/wait-until-ready.ts'
import { startTestStack } from '../../e2e/start-test-stack.ts'
import { startPostgres } from '../private-postgres.ts'
import { startRedis } from '../private-redis.ts'
import { shiftedClock } from './shifted-clock.ts'
import { standInForTimeouts } from './stand-in-timeouts.ts'

const HOUR_MS = 3_600_000

export type AgingStack = Awaited<ReturnType<typeof startAgingStack>>

/** Everything there is, on a PostgreSQL that archives its WAL and a Redis as docs/launch.md wants it, and time that can pass. */
export async function startAgingStack() {
  const ends: End[] = []
  try {
    return await start(ends)
  } catch (error) {
    await endAll(ends).catch(() => {})
    throw error
  }
}

async function start(ends: End[]) {
  const postgres = await startPostgres((folder) => [
    'wal_level = replica',
    'archive_mode = on',
    `archive_command = '${archiveWhole(folder)}'`,
    // Reads the tables for the planner as soon as there is anything new in them.
    'autovacuum_naptime = 1s',
    'autovacuum_analyze_threshold = 1',
    'autovacuum_analyze_scale_factor = 0',
  ])
  ends.push(postgres.remove)
  const privateRedis = await startRedis()
  ends.push(privateRedis.remove)
  const env = { DATABASE_URL: postgres.url, REDIS_URL: privateRedis.url, LOG_LEVEL: 'debug' }
  const stack = await startTestStack({ workers: 0, env })
  // It may have been left stopped.
  ends.push(stack.stop, () => postgres.start().catch(() => {}))
  await storeUncompressed(stack.superuser)
  const redis = new Redis(privateRedis.url)
  ends.push(async () => redis.disconnect())
  const log: string[] = []
  const collect = (text: string) => void log.push(text)
  const startWorker = (clock: Record<string, string> = {}) => {
    const worker = startProcess(['src/worker.ts'], { ...stack.env, ...clock }, collect)
    stack.running.workers = [worker]
    return worker
  }
  startWorker()
  let age = 0
  let endTimeouts = async () => {}
  ends.push(() => endTimeouts())

  return {
    stack,
    postgres,
    redis,
    /** Where Redis would write, if it did. */
    redisFolder: privateRedis.folder,
    /** What servers and workers have logged. */
    logged: () => [...log, ...stack.lines].join('\n'),
    startWorker,
    /**
     * From now on it is `hours` after the start, for all but the simulators, which can be told by `meanwhile`. Keys of Redis that lived shorter
     * than that are gone.
     */
    goTo: async (hours: number, meanwhile?: () => Promise<unknown>) => {
      await Promise.all([...stack.running.servers, ...stack.running.workers].map((one) => one.stop()))
      await endTimeouts()
      await postgres.stop('fast')
      await shorten(redis, { byMs: Math.round((hours - age) * HOUR_MS), aheadMs: hours * HOUR_MS })
      age = hours
      await meanwhile?.()
      await postgres.start(shiftedClock(hours, 'libfaketime.so.1'))
      endTimeouts = standInForTimeouts(stack.databaseUrl)
      const clock = shiftedClock(hours)
      const server = startProcess(['src/server.ts'], { ...stack.env, ...clock }, collect)
      stack.running.servers = [server]
      startWorker(clock)
      await waitUntilReady(stack.origin, server)
    },
    stop: () => endAll(ends),
  }
}

type End = () => Promise<unknown>

/** The last one first, and each whatever became of the others. */
async function endAll(ends: End[]) {
  const failures: unknown[] = []
  for (const end of ends.toReversed()) await end().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'not everything was stopped')
}

/** What has its name in the archive is there to the last byte. */
function archiveWhole(folder: string) {
  const [arriving, archive] = [join(folder, 'arriving'), join(folder, 'archive')]
  return `mkdir -p ${arriving} ${archive} && cp %p ${arriving}/%f && mv ${arriving}/%f ${archive}/%f`
}

/** PostgreSQL compresses long values, and in compressed bytes no search finds a word. What it notes for the planner quotes them. */
const storeUncompressed = (superuser: pg.Pool) =>
  superuser.query(
    `update pg_attribute set attstorage = 'e'
     where attstorage in ('x', 'm') and (attrelid >= 16384 or attrelid = 'pg_statistic'::regclass)`,
  )

/** Redis can't be told another time, so its keys come closer to their ends. Of what ends at a moment, that is named in the time of the others. */
async function shorten(redis: Redis, { byMs, aheadMs }: { byMs: number; aheadMs: number }) {
  for await (const keys of redis.scanStream({ count: 1_000 })) {
    for (const key of keys as string[]) {
      const left = await redis.pttl(key)
      const endsAtMoment = key.includes(':reply:')
      if (left >= 0 && left <= (endsAtMoment ? aheadMs : byMs)) await redis.del(key)
      else if (left > byMs && !endsAtMoment) await redis.pexpire(key, left - byMs)
    }
  }
}
