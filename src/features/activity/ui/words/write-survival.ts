import type { Survival } from '../../schema.ts'

/** Of fewer nobody can say anything. */
const ENOUGH = 3
const WARNS_FROM = 2

/** 'Likely 61–100%', with the remark that it means little where so few were looked at. */
export function writeLikely({ up, removed, low, high }: Survival) {
  const likely = `Likely ${percent(low)}–${percent(high)}%`
  return up + removed < ENOUGH ? `${likely}, too few to tell` : likely
}

/** What to do where posts are removed again and again; null where they aren't. */
export function writeRemovals({ up, removed }: Survival) {
  if (removed < WARNS_FROM) return null
  return `${removed} of ${up + removed} removed here. Just help for a while.`
}

const percent = (share: number) => Math.round(share * 100)
