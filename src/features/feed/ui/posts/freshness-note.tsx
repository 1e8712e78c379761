import type { Freshness } from '../../schema.ts'
import { describeReason } from './describe-reason.ts'
import { writeReadAge } from './write-age.ts'

type FreshnessNoteProps = { freshness: Freshness; now: number }

/** How old an answer is, and why it isn't newer. */
export function FreshnessNote({ freshness, now }: FreshnessNoteProps) {
  const read = `read ${writeReadAge(freshness.fetchedAt, now)}.`
  if (!freshness.stale) return read
  return (
    <span className="text-warning">{`${read} Not newer, because ${describeReason(freshness.reason)}`}</span>
  )
}
