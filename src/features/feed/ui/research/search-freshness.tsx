import type { Freshness } from '../../schema.ts'
import { describeReason } from '../posts/describe-reason.ts'
import { writeReadAge } from '../posts/write-age.ts'

type SearchFreshnessProps = { freshness: Freshness; now: number }

/** How old a search is, and why it isn't newer. */
export function SearchFreshness({ freshness, now }: SearchFreshnessProps) {
  const age = writeReadAge(freshness.fetchedAt, now)
  const updated = age === 'just now' ? 'just updated' : `updated ${age}`
  if (!freshness.stale) return updated
  return (
    <span className="text-warning">{`${updated}. Not newer, because ${describeReason(freshness.reason)}`}</span>
  )
}
