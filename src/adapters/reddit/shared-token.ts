import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { RedditFailure, RedditOutcome } from './reddit-outcome.ts'
import { createSharedRefusal } from './shared-refusal.ts'

const EARLY_MS = 60_000
const LEASE_MS = 8_000
const LOOK_EVERY_MS = 40
const PATIENCE_MS = 6_000

const dropIfSame = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

type NewToken = { token: string; lifetimeMs: number }
type Known = { token: string; renewAt: number }
type Options = {
  ask: () => Promise<RedditOutcome<NewToken>>
  redis: Redis | undefined
  key: string
}

export type SharedToken = ReturnType<typeof createSharedToken>

/**
 * One token for all processes. Whoever finds it missing takes a short lease and asks for it; the others wait and take
 * what was found, a failure too, so that a refusal is not asked for again by everyone.
 */
export function createSharedToken({ ask, redis, key }: Options) {
  const keys = { token: `${key}:token`, lease: `${key}:token-lease` }
  const refusal = createSharedRefusal(redis, `${key}:refusal`)
  let known: Known | undefined
  let underway: Promise<RedditOutcome<string>> | undefined

  const remembered = (): RedditOutcome<string> | undefined =>
    known && Date.now() < known.renewAt ? { kind: 'ok', value: known.token } : undefined

  async function lookUp(shared: Redis) {
    const failure = await refusal.current()
    if (failure) return failure
    const token = await shared.get(keys.token)
    // Only we write it.
    if (token) known = JSON.parse(token) as Known
    return remembered()
  }

  async function renewNow(): Promise<RedditOutcome<string>> {
    const outcome = await ask()
    if (outcome.kind !== 'ok') {
      await refusal.note(outcome)
      return outcome
    }
    const { token, lifetimeMs } = outcome.value
    const freshMs = lifetimeMs - Math.min(EARLY_MS, lifetimeMs / 2)
    known = { token, renewAt: Date.now() + freshMs }
    await redis?.set(keys.token, JSON.stringify(known), 'PX', Math.ceil(freshMs)).catch(() => {})
    return { kind: 'ok', value: token }
  }

  async function obtain(): Promise<RedditOutcome<string>> {
    if (!redis) return renewNow()
    const lease = randomUUID()
    const patience = Date.now() + PATIENCE_MS
    try {
      while (Date.now() < patience) {
        const held = await redis.set(keys.lease, lease, 'PX', LEASE_MS, 'NX')
        try {
          const found = await lookUp(redis)
          if (found) return found
          if (held) return await renewNow()
        } finally {
          if (held) await redis.eval(dropIfSame, 1, keys.lease, lease).catch(() => {})
        }
        await wait(LOOK_EVERY_MS)
      }
      return { kind: 'timeout' }
    } catch {
      return renewNow()
    }
  }

  async function get() {
    // Asked for each time, because another process may have been refused since.
    const found = (await refusal.current()) ?? remembered()
    if (found) return found
    underway ??= obtain().finally(() => {
      underway = undefined
    })
    return underway
  }

  async function drop(rejected: string) {
    if (known?.token !== rejected) return
    const text = JSON.stringify(known)
    known = undefined
    await redis?.eval(dropIfSame, 1, keys.token, text).catch(() => {})
  }

  return {
    get,
    /** After a 401: another token than the rejected one. Who comes second gets what the first has found. */
    renew: async (rejected: string) => {
      await drop(rejected)
      return get()
    },
    /** It is us who are not wanted: nobody asks again for a while. */
    giveUp: async (rejected: string, failure: RedditFailure) => {
      if (failure.kind === 'not_approved') await drop(rejected)
      await refusal.note(failure)
    },
  }
}
