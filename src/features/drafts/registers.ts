import type { Redis } from 'ioredis'
import { type Register, register } from './schema.ts'

/** As long as anything that comes from Reddit. */
const KEPT_SECONDS = 48 * 3_600

export type Registers = ReturnType<typeof createRegisters>

/** How people wrote in a community's last thread, for a draft whose own can't be read: numbers alone, and nobody's words. */
export function createRegisters(redis: Redis, prefix: string) {
  const keyOf = (community: string) => `${prefix}:register:${community.toLowerCase()}`
  return {
    find: async (community: string) => {
      const kept = await redis.get(keyOf(community))
      return kept === null ? null : (register.safeParse(JSON.parse(kept)).data ?? null)
    },
    keep: async (community: string, found: Register) => {
      await redis.set(keyOf(community), JSON.stringify(found), 'EX', KEPT_SECONDS)
    },
  }
}
