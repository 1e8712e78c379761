import { TitledCard } from '../../../../ui/titled-card.tsx'
import { writeAllowed, writeTitle } from '../../judge/write-allowed.ts'
import type { Calendar } from '../../schema.ts'
import { ThreadDetails } from '../parts/thread-details.tsx'

/** Set threads of which the rules don't say a day that code can read. Nobody guesses one. */
export function UndatedCard({ calendar: { communities, today } }: { calendar: Calendar }) {
  const undated = communities.flatMap(({ name: community, undated: own }) =>
    own.map((thread) => ({ community, thread })),
  )
  if (undated.length === 0) return null
  return (
    <TitledCard title="Dates we can't read" text="The rules name these threads, but no day that we can read.">
      <ul className="divide-y">
        {undated.map(({ community, thread }) => (
          <li key={`${community} ${thread.key}`} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <div className="text-sm">
              <p className="wrap-anywhere">
                <span className="font-semibold">{writeTitle(thread)}</span>
                {` in r/${community}`}
              </p>
              <p className="text-xs text-muted-foreground">{writeAllowed(thread, today)}</p>
            </div>
            <ThreadDetails thread={thread} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
