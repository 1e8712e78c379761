import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { pauseMs } from './judge-answer.ts'
import { createLocalQuota } from './local-quota.ts'
import type { CallClass, Quota, QuotaSettings, Taken } from './quota.ts'
import type { Answer } from './send-request.ts'
import { createSharedQuota } from './shared-quota.ts'

const AT_ONCE = 16
const LOOK_EVERY_MS = 200
const MAX_WAITING = 2_000
const LEAST_RETRY_MS = 1_000

type Permit = { kind: 'granted' } | { kind: 'rate_limited'; retryAfterMs: number }
type Waiting = { until: number; settle: (permit: Permit) => void }

export type Governor = {
  /** Waits for a place in the quota, `waitMs` at most. */
  acquire(kind: CallClass, waitMs: number): Promise<Permit>
  /** Every answer of Reddit corrects our count; a 429 stops all processes. */
  heed(answer: Answer): Promise<void>
  /** Calls that the window still holds, as far as we know. */
  left(): Promise<number>
}

type Clock = { now: () => number; wait: (ms: number) => Promise<unknown> }
type Options = { redis: Redis | undefined; key: string; clock?: Clock } & QuotaSettings

const realClock: Clock = { now: Date.now, wait }

/** Callers queue up by class within the process, and only the first of each queue asks for all of it. */
export function createGovernor({ redis, key, clock = realClock, ...settings }: Options): Governor {
  const local = createLocalQuota(settings, clock.now)
  const quota = withFallback(redis && createSharedQuota(redis, key, settings), local)
  const queues = new Map<CallClass, Waiting[]>()

  async function serve(kind: CallClass, queue: Waiting[]) {
    while (queue.length > 0) {
      const taken = await quota.take(kind, Math.min(queue.length, AT_ONCE))
      for (const { settle } of queue.splice(0, taken.granted)) settle({ kind: 'granted' })
      if (taken.granted === 0) {
        const pauseMs = Math.min(taken.waitMs, LOOK_EVERY_MS) * (0.7 + Math.random() * 0.3)
        turnAway(queue, taken, clock.now() + (taken.firm ? taken.waitMs : pauseMs))
        await clock.wait(pauseMs)
      }
    }
    queues.delete(kind)
  }

  return {
    acquire: (kind, waitMs) =>
      new Promise((settle) => {
        const queue = queues.get(kind) ?? []
        if (queue.length >= MAX_WAITING) {
          settle({ kind: 'rate_limited', retryAfterMs: waitMs })
          return
        }
        queue.push({ until: clock.now() + waitMs, settle })
        if (queues.has(kind)) return
        queues.set(kind, queue)
        void serve(kind, queue)
      }),
    heed: async (answer) => {
      const [used, remaining, reset] = ['used', 'remaining', 'reset'].map((name) =>
        Number(answer.header(`x-ratelimit-${name}`) ?? Number.NaN),
      ) as [number, number, number]
      if ([used, remaining, reset].every((value) => Number.isFinite(value) && value >= 0)) {
        await quota.correct({ used, remaining, resetMs: reset * 1_000 })
      }
      if (answer.status === 429) await quota.stop(pauseMs(answer))
    },
    left: () => quota.left(),
  }
}

/** Those whose patience ends before the next look, or before anything can be had at all. */
function turnAway(queue: Waiting[], { waitMs }: Taken, nextChance: number) {
  const stay = queue.filter(({ until }) => until >= nextChance)
  const leave = queue.filter(({ until }) => until < nextChance)
  queue.splice(0, queue.length, ...stay)
  for (const { settle } of leave)
    settle({ kind: 'rate_limited', retryAfterMs: Math.max(LEAST_RETRY_MS, waitMs) })
}

/** What Reddit tells goes to both, so that the local one is right the moment it is needed. */
function withFallback(shared: Quota | undefined, local: Quota): Quota {
  if (!shared) return local
  return {
    take: (kind, wanted) => shared.take(kind, wanted).catch(() => local.take(kind, wanted)),
    correct: async (reading) => {
      await Promise.allSettled([local.correct(reading), shared.correct(reading)])
    },
    stop: async (ms) => {
      await Promise.allSettled([local.stop(ms), shared.stop(ms)])
    },
    left: () => shared.left().catch(() => local.left()),
  }
}
