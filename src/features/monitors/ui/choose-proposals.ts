import type { MonitorList } from '../schema.ts'

const MOST = 4
/** Nobody writes more than a few words the same way. */
const MOST_SIGNS = 32

/** What is offered at a glance: of what the plan watches, the short ones, a kind after the other. */
export function chooseProposals({ proposals, kinds }: Pick<MonitorList, 'proposals' | 'kinds'>) {
  const byKind = kinds.map((kind) =>
    proposals.filter((proposal) => proposal.kind === kind && proposal.term.length <= MOST_SIGNS),
  )
  const rounds = Math.max(0, ...byKind.map(({ length }) => length))
  const inTurn = Array.from({ length: rounds }, (_, nth) =>
    byKind.flatMap((ofKind) => ofKind.slice(nth, nth + 1)),
  )
  return inTurn.flat().slice(0, MOST)
}
