import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Day } from '../../judge/count-days.ts'
import { countOutcomes } from '../../judge/count-outcomes.ts'
import type { Entry } from '../../schema.ts'
import { OutcomeBars, outcomeKinds } from './outcome-bars.tsx'

/** What the last days came to. */
export function MonthCard({ days }: { days: Day[] }) {
  const entries = days.flatMap((day) => day.entries)
  const counts = countOutcomes(entries)
  const comments = entries.filter(({ kind }) => kind === 'comment').length
  const posts = entries.length - comments
  return (
    <Card className="grid gap-2.5 px-4 py-4 sm:px-5">
      <dl
        className={classNames(
          'flex flex-wrap gap-x-4 gap-y-1 text-sm',
          // Four don't fit in a line.
          posts > 0 && 'grid grid-cols-2',
        )}
      >
        <Figure count={comments} one="comment" many="comments" />
        {posts > 0 && <Figure count={posts} one="post" many="posts" />}
        <Figure count={sumUp(entries, 'score')} one="upvote" many="upvotes" />
        <Figure count={sumUp(entries, 'replies')} one="reply" many="replies" />
      </dl>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted-foreground">
        {outcomeKinds.map(
          ({ kind, name, ground }) =>
            (kind !== 'unknown' || counts.unknown > 0) && (
              <span key={kind} className="flex items-center gap-1.5">
                <span aria-hidden className={`size-2.5 rounded-xs forced-color-adjust-none ${ground}`} />
                {name}
              </span>
            ),
        )}
      </p>
      <OutcomeBars days={days} />
    </Card>
  )
}

function Figure({ count, one, many }: { count: number | null; one: string; many: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-1.5">
      <dt className="text-muted-foreground">{count === 1 ? one : many}</dt>
      <dd className="text-md font-semibold tabular-nums">
        {count === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">not known yet</span>
          </>
        ) : (
          count.toLocaleString('en-US')
        )}
      </dd>
    </div>
  )
}

/** Null where nothing was looked at yet. */
const sumUp = (entries: Entry[], what: 'score' | 'replies') =>
  entries.every(({ outcome }) => outcome[what] === null)
    ? null
    : entries.reduce((total, { outcome }) => total + Math.max(0, outcome[what] ?? 0), 0)
