import { DelayedError, type Job, Queue, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

const NAME = 'rounds'
const LOOK_EVERY_MS = 10_000
/** A scheduler this late has lost its next run, as when a worker dies at the wrong moment. */
const LATE_MS = 60_000
/** A round that comes back so often without anyone who knows it belongs to a version that is gone. */
const ENOUGH_STRANGERS = 30

/** Work that comes again and again, once over all workers. */
export type Round = {
  name: string
  everyMs: number
  /** One bounded bite. Only after a full one there may be more, and it is run again at once. */
  run: (signal: AbortSignal) => Promise<{ more: boolean }>
}

type Options = {
  rounds: Round[]
  /** For commands that may fail at once, and for those that wait until Redis is back. */
  redis: Redis
  patientRedis: Redis
  prefix: string
  log: Log
  lookEveryMs?: number
}

/**
 * Takes part in the rounds: Redis holds when each is due, and one of the workers runs it. They have a queue of their own, so
 * that no round waits behind mails. What Redis forgets is scheduled again.
 */
export function keepRounds({
  rounds,
  redis,
  patientRedis,
  prefix,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: Options) {
  const queue = new Queue(NAME, { connection: redis, prefix, skipVersionCheck: true })
  queue.on('error', (err) => log.debug('rounds.error', { err }))
  const stopping = new AbortController()
  const known = new Map(rounds.map((round) => [round.name, round]))

  const look = async () => (redis.status === 'ready' ? schedule(queue, rounds) : undefined)
  const tryToLook = () => void look().catch((err) => log.debug('rounds.not_scheduled', { err }))
  redis.once('ready', tryToLook)
  const looking = setInterval(tryToLook, lookEveryMs)
  tryToLook()

  const worker = new Worker(
    NAME,
    async (job, token) => {
      const round = known.get(job.name)
      if (!round) {
        if (job.attemptsStarted < ENOUGH_STRANGERS) return leaveToOthers(job, lookEveryMs, token)
        await queue.removeJobScheduler(job.name)
        log.warn('round.unknown', { reason: job.name })
        return
      }
      if (await isUnderWay(queue, job)) return
      try {
        while (!stopping.signal.aborted) if (!(await round.run(stopping.signal)).more) break
      } catch (err) {
        log.warn('round.failed', { reason: round.name, err })
      }
    },
    // Each may run here at the same time as any other: a slow one keeps nobody waiting.
    {
      connection: patientRedis,
      prefix,
      concurrency: rounds.length,
      lockDuration: 15_000,
      stalledInterval: 5_000,
    },
  )
  worker.on('error', (err) => log.debug('rounds.error', { err }))

  return {
    /** Waits for the bites that are under way. */
    stop: async () => {
      stopping.abort()
      clearInterval(looking)
      // Without Redis there is nobody to say goodbye to.
      await worker.close(patientRedis.status !== 'ready')
      await queue.close()
    },
  }
}

async function schedule(queue: Queue, rounds: Round[]) {
  const scheduled = new Map((await queue.getJobSchedulers()).map((known) => [known.key, known]))
  for (const { name, everyMs } of rounds) {
    const { every, next = 0 } = scheduled.get(name) ?? {}
    if (every === everyMs && next > Date.now() - everyMs - LATE_MS) continue
    await queue.upsertJobScheduler(
      name,
      { every: everyMs },
      { name, opts: { removeOnComplete: true, removeOnFail: true } },
    )
  }
}

/** While versions are being replaced, a newer worker knows it. If it is taken off the schedule too early, a worker that knows it puts it back. */
async function leaveToOthers(job: Job, pauseMs: number, token?: string) {
  await job.moveToDelayed(Date.now() + pauseMs, token)
  throw new DelayedError()
}

/**
 * A round that takes longer than its interval is not begun a second time: the earlier run goes on. Which one is the
 * earlier follows from the order in which Redis gave them out, because the clocks of the workers differ.
 */
async function isUnderWay(queue: Queue, job: Job) {
  const first = (await queue.getActive()).find(({ name }) => name === job.name)
  return first?.id !== job.id
}
