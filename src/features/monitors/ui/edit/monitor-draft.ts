import type { Monitor, MonitorInput, MonitorKind, Proposal, Threshold } from '../../schema.ts'
import { usualThreshold } from '../monitor-words.ts'
import type { WatchedProduct } from '../watched-product.ts'

/** What a new monitor begins with. */
export type MonitorStart = Proposal

export type MonitorDraft = {
  productId: string
  term: string
  kind: MonitorKind
  /** Null for all. */
  communities: string[] | null
  /** Null until someone chooses: then it goes by the kind. */
  threshold: Threshold | null
}

type Given = {
  monitor: Monitor | null
  start: MonitorStart | null
  kinds: MonitorKind[]
  products: WatchedProduct[]
}

export function beginDraft({ monitor, start, kinds, products }: Given): MonitorDraft {
  if (monitor) {
    const { productId, term, kind, communities, threshold } = monitor
    return { productId, term, kind, communities, threshold }
  }
  return {
    productId: start?.productId ?? products[0]?.id ?? '',
    term: start?.term ?? '',
    kind: start?.kind ?? kinds[0] ?? 'own_brand',
    communities: null,
    threshold: null,
  }
}

export const thresholdOf = ({ threshold, kind }: MonitorDraft) => threshold ?? usualThreshold[kind]

export const inputOf = (draft: MonitorDraft): MonitorInput => ({
  productId: draft.productId,
  term: draft.term.trim(),
  kind: draft.kind,
  communities: draft.communities,
  threshold: thresholdOf(draft),
})
