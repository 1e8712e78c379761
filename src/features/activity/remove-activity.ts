import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { dropLesson } from '../lessons/keep-lesson.ts'
import { findHeld, letGo } from './follow/held-words.ts'
import { noEntry } from './keep-address.ts'

/** With all that was seen of it, and the words that others said below it. */
export async function removeActivity(ctx: RequestContext, { id }: { id: string }) {
  const tenant = await requireUser(ctx)
  const { userId, log, replyWords: words } = tenant
  const held = await asUser(tenant, async (tx) => {
    const replies = await findHeld(tx, { id, userId })
    const [removed] = await tx
      .delete(activity)
      .where(and(eq(activity.id, id), eq(activity.userId, userId)))
      .returning({ postId: activity.postId })
    if (!removed) throw noEntry()
    if (removed.postId) await dropLesson(tx, { userId, postId: removed.postId, did: ['answered'] })
    return replies
  })
  await letGo(held, { words, log })
}
