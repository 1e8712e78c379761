import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { asUser, type Transaction } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUser } from '../accounts/read-session.ts'
import type { RequestContext } from '../request-context.ts'
import { keepLesson } from '../lessons/keep-lesson.ts'
import { noEntry } from './keep-address.ts'
import { linkTo } from './link-to.ts'
import type { activityInput, Logged } from './schema.ts'

type Said = z.output<typeof activityInput>

/** Writes down what the user says they posted. One draft counts once, however often it is said. */
export async function logActivity(ctx: RequestContext, input: Said): Promise<Logged> {
  const tenant = await requireUser(ctx)
  return asUser(tenant, async (tx) => {
    const posted = 'draftId' in input ? await readDraft(tx, input.draftId) : await readOwnWords(tx, input)
    const [added] = await tx
      .insert(activity)
      .values({ userId: tenant.userId, ...posted })
      .onConflictDoNothing({ target: activity.draftId })
      .returning()
    const { productId, postId } = posted
    if (added && productId && postId)
      await keepLesson(tx, { userId: tenant.userId, productId, postId, did: 'answered' })
    const entry = added ?? (await readEntry(tx, posted.draftId ?? ''))
    return { id: entry.id, link: linkTo(entry), first: await isFirstComment(tx, entry) }
  })
}

async function isFirstComment(tx: Transaction, { id, kind, userId }: typeof activity.$inferSelect) {
  if (kind !== 'comment') return false
  const [another] = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.userId, userId), eq(activity.kind, 'comment'), ne(activity.id, id)))
    .limit(1)
  return another === undefined
}

/** The entry that was there before. */
async function readEntry(tx: Transaction, draftId: string) {
  const [entry] = await tx.select().from(activity).where(eq(activity.draftId, draftId))
  if (!entry) throw noEntry()
  return entry
}

async function readDraft(tx: Transaction, id: string) {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, id))
  if (!draft) throw new AppError('not_found', "We couldn't find this draft.")
  const { task, subreddit, postId, title, content, named, productId } = draft
  return {
    kind: task === 'comment' ? task : ('post' as const),
    subreddit,
    postId,
    title,
    content,
    named,
    productId,
    draftId: id,
  }
}

async function readOwnWords(tx: Transaction, input: Exclude<Said, { draftId: string }>) {
  const { productId } = input
  const [own] = productId ? await tx.select().from(products).where(eq(products.id, productId)) : []
  if (productId && !own) throw new AppError('not_found', "We couldn't find this product.")
  return { ...input, draftId: null }
}
