import { createRateWindows } from './access/rate-window.ts'
import { createTokens } from './access/tokens.ts'
import { createUsage } from './access/usage.ts'
import type { World } from './world/world.ts'

export const approvals = ['approved', 'unapproved', 'blocked'] as const

export type Reddit = ReturnType<typeof createReddit>

/** The world and what stands between it and those who ask. */
export function createReddit(world: World) {
  return {
    world,
    tokens: createTokens(world.clock),
    windows: createRateWindows(world.clock),
    usage: createUsage(world.clock),
    approval: 'approved' as (typeof approvals)[number],
    latency: { baseMs: 0, jitterMs: 0 },
    drawLatency() {
      const { baseMs, jitterMs } = this.latency
      return baseMs + Math.round(Math.random() * jitterMs)
    },
  }
}
