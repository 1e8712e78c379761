import { eq, sql } from 'drizzle-orm'
import { asUser } from '../db/as-user.ts'
import { generations } from '../db/schema/spending.ts'
import type { Spender } from './spender.ts'

/** A dead server's draft holds its owner up for so long at most. */
const LEASE_SECONDS = 6
const RENEW_MS = 2_000

export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Shows that somebody works on this draft, until the returned function is called. */
export function keepLease(tenant: Pick<Spender, 'db' | 'userId'>, id: string) {
  const renew = () =>
    asUser(tenant, (tx) =>
      tx.update(generations).set({ leasedUntil: leaseEnd }).where(eq(generations.id, id)),
    )
  // One that fails is made good by the next.
  const renewal = setInterval(() => void renew().catch(() => {}), RENEW_MS)
  return () => clearInterval(renewal)
}
