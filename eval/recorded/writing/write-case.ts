import type { Model } from '../../../src/adapters/model/create-model.ts'
import { type Finished, finishDraft } from '../../../src/features/drafts/finish-draft.ts'
import type { DraftContext } from '../../../src/features/drafts/judge/draft-context.ts'
import { inspectDraft } from '../../../src/features/drafts/judge/inspect-draft.ts'
import type { Order } from '../../../src/features/drafts/order.ts'
import { writeDraft } from '../../../src/features/drafts/write-draft.ts'
import { judgeHere } from '../../../src/features/judging-verbs.ts'
import { AppError } from '../../../src/platform/errors.ts'
import type { Prices } from '../../../src/spending/price.ts'
import { startMeter } from '../../model/start-meter.ts'
import type { Replay } from '../ask-in-batches.ts'
import { NotRecorded, onlyRecorded } from './only-recorded.ts'
import { orderCase } from './order-case.ts'
import type { WritingCase } from './writing-case.ts'

/** A draft as it is shown, and what all calls for it cost; null where none came of it. */
export type Written = {
  of: WritingCase
  given: DraftContext
  shown: Finished
  micros: number
}

/** As long as the route would wait. */
const WHOLE_MS = 31_000

/** Writes, reviews and mends by the product's own functions; `unrecorded` where an answer on the way has yet to be given. */
export async function writeCase(
  replay: Replay,
  prices: Prices,
  of: WritingCase,
): Promise<Written | null | 'unrecorded'> {
  try {
    const order = await orderCase(of)
    const signal = AbortSignal.timeout(WHOLE_MS)
    const { metered, spent } = startMeter(onlyRecorded(replay, order.version), prices, signal)
    const shown = await finishOrder(order, metered, signal)
    return shown && { of, given: order.given, shown, micros: spent.micros }
  } catch (error) {
    if (error instanceof NotRecorded) return 'unrecorded'
    if (error instanceof AppError && error.code === 'declined') return null
    throw error
  }
}

/** As the product does it; null where no text came. */
export async function finishOrder(
  order: Order,
  model: Model,
  signal = AbortSignal.timeout(WHOLE_MS),
): Promise<Finished | null> {
  const written = await writeDraft(order, model, { signal, emit: () => {} })
  if (!written || !('draft' in written)) return null
  const first = inspectDraft(written.draft, order.given, order.rules)
  // Points are no text, and nobody reads them but the user.
  if (order.given.mode === 'notes_only') return { ...first, review: null, swaps: [] }
  return finishDraft(model, judgeHere, order, first)
}
