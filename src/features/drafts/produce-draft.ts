import { and, eq } from 'drizzle-orm'
import { asUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { AppError } from '../../platform/errors.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { SignedInContext } from '../request-context.ts'
import { keepLesson } from '../lessons/keep-lesson.ts'
import { declineDraft } from './decline-draft.ts'
import { explainModel } from './explain-model.ts'
import { type Finished, finishDraft } from './finish-draft.ts'
import { hasWords } from './has-words.ts'
import type { Inspected } from './judge/inspect-draft.ts'
import { writeReason } from './judge/write-reason.ts'
import { keepFinished } from './keep-finished.ts'
import type { Live } from './live.ts'
import type { Order } from './order.ts'
import type { PostAnswer, Reason } from './schema.ts'
import { writeDraft } from './write-draft.ts'

/** Together with what comes before, this stays below the deadline of the request. */
const WHOLE_MS = 31_000
const UNSURE = "We couldn't make sure that nobody here is in trouble. Try again in a moment."

/** What all answers have in common; a comment has no title. */
export type Produced = Omit<PostAnswer, 'title'> & { title: string | null }

/** Writes a draft, keeps it, and has it read and mended. Its first text is shown as soon as it is whole. */
export async function produceDraft<Answer>(
  tenant: SignedInContext,
  order: Order,
  live: Live<Answer>,
  shape: (produced: Produced) => Answer,
): Promise<Answer> {
  const { given, rules, reasons } = order
  const { task, mode } = given
  return withPurse(tenant, { task, calls: order.calls }, async (purse) => {
    const model = purse.model(AbortSignal.any([live.signal, AbortSignal.timeout(WHOLE_MS)]))
    const written = await writeDraft(order, model, live)
    if (written === null) {
      await purse.settle('malformed')
      throw new AppError('upstream_failed', 'Generated response missing title or content', {
        reason: 'malformed',
      })
    }
    if ('trouble' in written) {
      await purse.settle(written.trouble === 'unsure' ? 'unsure' : 'declined')
      if (written.trouble === 'unsure') throw new AppError('upstream_failed', UNSURE, { reason: 'unsure' })
      throw declineDraft(writeReason({ code: 'trouble', trouble: written.trouble }))
    }
    if ('kind' in written) {
      await purse.settle(written.kind)
      throw explainModel(task, written)
    }
    const first = await tenant.judge('inspectDraft', written.draft, given, rules)
    const { writtenBy } = written
    const draftId = await keep(tenant, order, first, writtenBy)
    const present = ({ draft, findings, review, swaps }: Finished) =>
      shape({
        ...draft,
        draftId,
        mode,
        reasons,
        findings,
        review,
        swaps,
        writtenLinks: first.writtenLinks,
        writtenBy,
        note: purse.note,
        aiGenerated: true,
      })
    const unread = { ...first, review: null, swaps: [] }
    live.emit({ type: 'written', answer: present(unread) })
    // Points are no text, and nobody reads them but the user.
    const shown =
      mode === 'notes_only'
        ? unread
        : await finishDraft(model, tenant.judge, order, first).catch((err: unknown) => {
            tenant.log.error('draft.not_reviewed', { err })
            return unread
          })
    await purse.settle('draft', async (tx) => draftId && keepFinished(tx, unchanged(draftId, first), shown))
    return present(shown)
  })
}

/** Null where it can't be kept; it can be used all the same. */
async function keep(
  tenant: SignedInContext,
  order: Order,
  { draft, named, writtenLinks }: Inspected,
  writtenBy: string | null,
) {
  const { given, version, about, reasons } = order
  const { task, mode, context, register } = given
  const why = reasons.map(withoutQuote)
  const row = { ...about, task, mode, context, why, register, ...draft, named, writtenLinks, writtenBy }
  try {
    return await asUser(tenant, async (tx) => {
      const { userId } = tenant
      const [kept] = await tx
        .insert(drafts)
        .values({ userId, ...row, promptVersion: version })
        .returning({ id: drafts.id })
      const { productId, postId, replyId } = about
      // Going on with a conversation says nothing new of its thread.
      if (productId && postId && !replyId) await keepLesson(tx, { userId, productId, postId, did: 'drafted' })
      return kept?.id ?? null
    })
  } catch (err) {
    tenant.log.error('draft.not_kept', { err })
    return null
  }
}

/** Unless the user has changed it meanwhile. */
const unchanged = (id: string, { draft }: Inspected) => and(eq(drafts.id, id), hasWords(draft))

/** The rules are Reddit's words, which are not kept. */
const withoutQuote = (reason: Reason): Reason => ('quote' in reason ? { ...reason, quote: null } : reason)
