import type { Claimed } from './claim-matches.ts'

/** `hurry`: it's read soon, and is to be read now. `read`: nobody has, or will. */
export type Decision = 'told' | 'left' | 'wait' | 'hurry' | 'read'

const GOOD_ENOUGH = { fair: ['fair', 'strong'], strong: ['strong'] }

/** What becomes of a match. Until the model has read the post for the product as it's described now, nobody knows how well it fits. */
export function decideMatch(
  { threshold, isWanted, isComing, verdict }: Claimed,
  digest: string | undefined,
): Decision {
  // Its product is gone.
  if (!isWanted || digest === undefined) return 'left'
  if (threshold === 'any') return 'told'
  if (verdict?.digest !== digest) return isComing ? 'wait' : 'read'
  const { fit, trouble, isIdle } = verdict
  if (fit === null) return isIdle ? 'hurry' : 'wait'
  return trouble === 'none' && GOOD_ENOUGH[threshold].includes(fit) ? 'told' : 'left'
}
