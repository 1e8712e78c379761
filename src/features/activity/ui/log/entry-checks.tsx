import type { Entry } from '../../schema.ts'
import { stateLooks } from '../words/write-outcome.ts'
import { writeShortly } from '../words/write-times.ts'
import { EntryCounts } from './entry-counts.tsx'

const HOUR_MS = 3_600_000
/** As in schema.ts, which would bring a validation library along. */
const spans = [
  { hours: 1, name: 'After 1 hour' },
  { hours: 24, name: 'After 24 hours' },
  { hours: 168, name: 'After 7 days' },
] as const

type EntryChecksProps = { id: string; entry: Entry; now: number; timeZone: string }

/** How it stood each time we looked. */
export function EntryChecks({ id, entry, now, timeZone }: EntryChecksProps) {
  const { checks, nextCheckAt } = entry.outcome
  return (
    <dl id={id} className="flex flex-wrap gap-x-8 gap-y-2 rounded-md bg-muted px-4 py-2.5 text-xs">
      {spans.map(({ hours, name }) => {
        const check = checks.find((one) => one.hours === hours)
        const dueAt = Date.parse(entry.postedAt) + hours * HOUR_MS
        return (
          <div key={hours} className="grid gap-0.5">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="flex items-center gap-3 tabular-nums">
              {check ? (
                <>
                  <span className="font-medium">{stateLooks[check.state].label}</span>
                  <EntryCounts {...check} />
                </>
              ) : (
                <span className="text-muted-foreground">
                  {nextCheckAt !== null && dueAt > now
                    ? `Due ${writeShortly(new Date(dueAt).toISOString(), { now, timeZone })}`
                    : 'Not checked'}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
