import { useId } from 'react'
import { Card } from '../../../../ui/card.tsx'
import type { Day } from '../../judge/count-days.ts'
import { writeDay } from '../words/write-day.ts'
import { EntryRow, type EntryRowProps } from './entry-row.tsx'

type DayListProps = Omit<EntryRowProps, 'entry'> & {
  /** Those with entries, newest first. */
  days: Day[]
  /** '2026-11-15', where the user is. */
  today: string
}

/** What was posted, day by day. */
export function DayList({ days, today, ...row }: DayListProps) {
  return days.map((day) => <DayCard key={day.date} day={day} isToday={day.date === today} {...row} />)
}

function DayCard({ day, isToday, ...row }: Omit<EntryRowProps, 'entry'> & { day: Day; isToday: boolean }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="px-0.5 text-sm font-medium tracking-normal text-muted-foreground">
        {isToday ? 'Today' : writeDay(day.date, 'long')}
      </h2>
      <Card className="py-4 max-md:px-4">
        <ul aria-labelledby={id}>
          {day.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...row} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
