import { asUser } from '../../db/as-user.ts'
import { setThreadReminders } from '../../db/schema/set-thread-reminders.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { findLooking } from '../today/find-looking.ts'
import { shownName, threadKey } from './lay-out-community.ts'
import { readPlace } from './read-places.ts'
import type { ReminderInput } from './schema.ts'

/** Remembers that the user wants to hear of a set thread on its days: only one that a rule of their communities names. */
export async function setReminder(ctx: RequestContext, asked: ReminderInput) {
  const tenant = await requirePlan(ctx, 'pro')
  const { userId, limits } = tenant
  await limits.reminders.take(userId)
  const community = asked.community.toLowerCase()
  const isOwn = (await findLooking(tenant)).some(({ communities }) => communities.includes(community))
  const { threads } = isOwn ? await readPlace(tenant, asked.community) : { threads: [] }
  const found = threads.find((thread) => threadKey(thread) === asked.thread.toLowerCase())
  if (!found || found.weekdays.length === 0)
    throw new AppError('not_found', "We couldn't find this thread in the community's rules.")
  const row = { name: shownName(found), weekdays: found.weekdays }
  await asUser(tenant, (tx) =>
    tx
      .insert(setThreadReminders)
      .values({ userId, community, thread: threadKey(found), ...row })
      .onConflictDoUpdate({
        target: [setThreadReminders.userId, setThreadReminders.community, setThreadReminders.thread],
        set: row,
      }),
  )
}
