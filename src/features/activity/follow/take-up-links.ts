import { and, eq } from 'drizzle-orm'
import { asUser, type Transaction } from '../../../db/as-user.ts'
import { activity } from '../../../db/schema/activity.ts'
import { activityOutcomes } from '../../../db/schema/outcomes.ts'
import type { SignedInContext } from '../../request-context.ts'
import { WATCHED_MS } from './marks.ts'
import { startFollowing } from './start-following.ts'

type Linked = { id: string; address: string | null; postedAt: string }

/** What was logged with a link before links were followed, and is still young enough for replies. */
export const findUnfollowed = (entries: Linked[], followed: ReadonlySet<string>) =>
  entries.filter(
    ({ id, address, postedAt }) =>
      address !== null && !followed.has(id) && Date.parse(postedAt) > Date.now() - WATCHED_MS,
  )

/** Follows these from now on. Someone may have taken them up, or removed them, a moment ago. */
export async function takeUpLinks(tenant: SignedInContext, entries: Linked[]) {
  const { userId } = tenant
  for (const { id } of entries)
    await asUser(tenant, async (tx) => {
      const own = and(eq(activity.id, id), eq(activity.userId, userId))
      const [known] = await tx.select().from(activity).where(own).for('update')
      if (known?.address && (await findState(tx, id)) === undefined)
        await startFollowing(tx, known, known.address)
    })
}

/** Undefined of what nobody follows. */
export async function findState(tx: Transaction, id: string) {
  const [outcome] = await tx
    .select({ state: activityOutcomes.state })
    .from(activityOutcomes)
    .where(eq(activityOutcomes.activityId, id))
  return outcome?.state
}
