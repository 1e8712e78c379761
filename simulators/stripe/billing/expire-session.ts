import { changeObject } from './emit-event.ts'
import { realNow } from './real-now.ts'
import type { CheckoutSession } from './resources.ts'
import type { World } from './world.ts'

export function expireSession(world: World, session: CheckoutSession) {
  changeObject(world, 'checkout.session.expired', session, { status: 'expired', url: null })
}

/** By the real clock, as no customer may belong to a session yet. */
export function expireOverdueSessions(world: World, sessions: CheckoutSession[]) {
  const now = realNow()
  for (const session of sessions)
    if (session.status === 'open' && session.expires_at <= now) expireSession(world, session)
}
