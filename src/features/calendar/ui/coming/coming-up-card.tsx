import { useId } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type Coming, listComing, lowerFirst, nearName } from '../../judge/list-coming.ts'
import { writeAllowed, writeTitle } from '../../judge/write-allowed.ts'
import type { Calendar } from '../../schema.ts'
import { BellButton } from '../parts/bell-button.tsx'
import { DateTile } from '../parts/date-tile.tsx'
import { LiveLink } from '../parts/live-link.tsx'
import type { CalendarRead } from '../use-calendar.ts'

const MOST = 3

/** The next set threads of the user's communities. An extra: where it can't be told, it's left out. */
export function ComingUpCard({ read }: { read: CalendarRead }) {
  const id = useId()
  const { calendar, failure } = read
  if (!calendar && failure) return null
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-1 p-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={id} className="text-sm">
            Coming up
          </h2>
          <Link
            to="/dashboard/today/calendar"
            className="rounded-sm text-xs text-muted-foreground hover:text-foreground hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
          >
            Your communities
          </Link>
        </div>
        {calendar ? <ComingList calendar={calendar} read={read} labelId={id} /> : <ListSkeleton />}
      </Card>
    </section>
  )
}

type ComingListProps = { calendar: Calendar; read: CalendarRead; labelId: string }

function ComingList({ calendar, read, labelId }: ComingListProps) {
  const coming = listComing(calendar)
  if (coming.length === 0)
    return <p className="pt-1 text-sm text-pretty text-muted-foreground">{writeNone(calendar)}</p>
  return (
    <ul aria-labelledby={labelId} className="divide-y">
      {coming.slice(0, MOST).map((one) => (
        <li
          key={`${one.community} ${one.thread.key}`}
          className="flex items-center gap-2.5 py-2.25 last:pb-0"
        >
          <DateTile day={one.day} isNear={nearName(one.day, calendar.today) !== null} />
          <ComingWords coming={one} today={calendar.today} />
          <BellButton coming={one} read={read} />
        </li>
      ))}
    </ul>
  )
}

function ComingWords({ coming: { community, thread, day }, today }: { coming: Coming; today: string }) {
  const near = nearName(day, today)
  const allowed = writeAllowed(thread, today)
  return (
    <div className="min-w-0 flex-1 text-sm leading-5">
      <p className="wrap-anywhere text-muted-foreground">
        <span className="font-medium text-foreground">{writeTitle(thread)}</span>
        {` in r/${community}`}
      </p>
      <p className="text-xs text-muted-foreground">
        {near ? `${near}, ${lowerFirst(allowed)}` : allowed}
        {thread.link !== null && (
          <>
            {' · '}
            <LiveLink link={thread.link} />
          </>
        )}
      </p>
    </div>
  )
}

/** Nobody says that there is none where rules haven't been read. */
function writeNone({ communities }: Calendar) {
  return communities.some(({ rules }) => rules !== 'read')
    ? "No set threads found yet. We haven't read all the rules."
    : 'No set threads in the next 7 days.'
}

const ListSkeleton = () => (
  <div className="grid gap-3 pt-2">
    {['a', 'b', 'c'].map((row) => (
      <Skeleton key={row} className="h-9" />
    ))}
  </div>
)
