import { Card } from '../../../../ui/card.tsx'
import type { Coming } from '../../judge/list-coming.ts'
import { type DayOfWeek, listDays, onDay, writeDayName } from '../../judge/list-days.ts'
import { writeAllowed, writeTitle } from '../../judge/write-allowed.ts'
import type { Calendar } from '../../schema.ts'
import { AnswerMark } from '../parts/answer-mark.tsx'
import { BellButton } from '../parts/bell-button.tsx'
import { ThreadDetails } from '../parts/thread-details.tsx'
import type { CalendarRead } from '../use-calendar.ts'
import { CommunityHead } from './week-table.tsx'

type DayListProps = { calendar: Calendar; read: CalendarRead }

/** The same day by day, where there is no room for a grid: today first, then what is left, then what was answered before. */
export function DayList({ calendar, read }: DayListProps) {
  const { today, communities } = calendar
  const days = listDays(calendar)
    .map((day) => onDay(calendar, day))
    .filter(({ coming, spoken }) => coming.length + spoken.length > 0)
  const ahead = days.filter(({ day }) => day >= today)
  const back = days.filter(({ day }) => day < today).toReversed()
  return (
    <div className="grid gap-5">
      {ahead.length === 0 && (
        <p className="text-sm text-muted-foreground">No set threads in the next 7 days.</p>
      )}
      {ahead.map((one) => (
        <DaySection key={one.day} {...one} today={today} read={read} />
      ))}
      <section aria-labelledby="calendar-left" className="grid gap-2">
        <h2 id="calendar-left" className="text-md">
          What's left
        </h2>
        <Card className="p-0">
          <ul className="divide-y">
            {communities.map((community) => (
              <li key={community.name} className="px-4 py-3 text-sm">
                <CommunityHead community={community} today={today} />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      {back.map((one) => (
        <DaySection key={one.day} {...one} today={today} read={read} />
      ))}
    </div>
  )
}

type DaySectionProps = DayOfWeek & { today: string; read: CalendarRead }

function DaySection({ day, coming, spoken, today, read }: DaySectionProps) {
  const id = `calendar-${day}`
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-md">
        <time dateTime={day}>{writeDayName(day, today)}</time>
      </h2>
      <Card className="grid gap-0 divide-y p-0">
        {coming.map((one) => (
          <ComingRow key={`${one.community} ${one.thread.key}`} coming={one} today={today} read={read} />
        ))}
        {spoken.map(({ community, answered }) => (
          <div key={community} className="px-4 py-3 text-sm">
            <p className="font-medium wrap-anywhere">{`r/${community}`}</p>
            <ul className="flex flex-wrap gap-x-3">
              {answered.map((one) => (
                <li key={one.id} className="flex">
                  <AnswerMark answered={one} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
    </section>
  )
}

function ComingRow({ coming, today, read }: { coming: Coming; today: string; read: CalendarRead }) {
  const { thread, community } = coming
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 text-sm">
          <p className="wrap-anywhere">
            <span className="font-semibold">{writeTitle(thread)}</span>
            {` in r/${community}`}
          </p>
          <p className="text-xs text-muted-foreground">{writeAllowed(thread, today)}</p>
        </div>
        <BellButton coming={coming} read={read} />
      </div>
      <ThreadDetails thread={thread} />
    </div>
  )
}
