import type { Transaction } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { AppError } from '../../platform/errors.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { SignedInContext } from '../request-context.ts'
import { declineDraft } from './decline-draft.ts'
import { explainModel } from './explain-model.ts'
import type { Checked } from './finish-draft.ts'
import { writeReason } from './judge/write-reason.ts'
import type { Live } from './live.ts'
import type { Order } from './order.ts'
import type { Mode, Reason } from './schema.ts'
import { writeDraft } from './write-draft.ts'

const UNSURE = "We couldn't make sure that nobody here is in trouble. Try again in a moment."

/** Writes a draft, checks it, puts right what it can, and keeps it. */
export async function produceDraft(tenant: SignedInContext, order: Order, live: Live) {
  const { task, mode } = order.given
  return withPurse(tenant, { task, calls: order.calls }, async (purse) => {
    const checked = await writeDraft(order, { modelWithin: purse.model, judge: tenant.judge }, live)
    if (checked && 'trouble' in checked) {
      await purse.settle(checked.trouble === 'unsure' ? 'unsure' : 'declined')
      if (checked.trouble === 'unsure') throw new AppError('upstream_failed', UNSURE, { reason: 'unsure' })
      throw declineDraft(writeReason({ code: 'trouble', trouble: checked.trouble }))
    }
    if (checked === null || 'kind' in checked) {
      await purse.settle(checked?.kind ?? 'malformed')
      throw checked
        ? explainModel(task, checked)
        : new AppError('upstream_failed', 'Generated response missing title or content', {
            reason: 'malformed',
          })
    }
    const why: Reason[] = checked.cut ? [...order.reasons, { code: 'sentences_left_out' }] : order.reasons
    const draftId = await purse.settle('draft', (tx) => keep(tx, tenant.userId, order, checked, why))
    return present(checked, mode, why, { draftId: draftId ?? null, note: purse.note })
  })
}

async function keep(
  tx: Transaction,
  userId: string,
  { given, version, about }: Order,
  { draft, named }: Checked,
  reasons: Reason[],
) {
  const { task, mode, context, register } = given
  const [row] = await tx
    .insert(drafts)
    .values({
      userId,
      ...about,
      task,
      mode,
      context,
      why: reasons.map(withoutQuote),
      register,
      ...draft,
      named,
      promptVersion: version,
    })
    .returning({ id: drafts.id })
  return row?.id
}

/** The rules are Reddit's words, which are not kept. */
const withoutQuote = (reason: Reason): Reason => ('quote' in reason ? { ...reason, quote: null } : reason)

function present(
  { draft, findings }: Checked,
  mode: Mode,
  reasons: Reason[],
  more: { draftId: string | null; note: string | null },
) {
  return { ...draft, mode, reasons, findings, aiGenerated: true as const, ...more }
}
