import { classNames } from '../../../../ui/class-names.ts'
import { listDays, onDay } from '../../judge/list-days.ts'
import { writeDay } from '../../judge/write-allowed.ts'
import type { Answered, Calendar, CalendarCommunity } from '../../schema.ts'
import { AllowanceLine } from '../parts/allowance-line.tsx'
import { AnswerMark } from '../parts/answer-mark.tsx'
import type { CalendarRead } from '../use-calendar.ts'
import { ThreadChip } from './thread-chip.tsx'

type WeekTableProps = { calendar: Calendar; read: CalendarRead }

/** Communities as rows, days as columns. */
export function WeekTable({ calendar, read }: WeekTableProps) {
  const { today, communities } = calendar
  const days = listDays(calendar)
  return (
    <table
      aria-label="Your communities' week"
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <thead>
        <tr>
          <th scope="col" className="w-46 border-b p-3 text-left text-xs font-medium text-muted-foreground">
            Community
          </th>
          {days.map((day) => (
            <DayHead key={day} day={day} today={today} />
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {communities.map((community) => (
          <tr key={community.name}>
            <th scope="row" className="border-b p-3 text-left align-top">
              <CommunityHead community={community} today={today} />
            </th>
            {days.map((day) => (
              <td key={day} className={classNames('border-b border-l p-1.5 align-top', shadeOf(day, today))}>
                <DayCell community={community} day={day} calendar={calendar} read={read} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shadeOf = (day: string, today: string) => day === today && 'bg-muted'

function DayHead({ day, today }: { day: string; today: string }) {
  return (
    <th
      scope="col"
      aria-current={day === today ? 'date' : undefined}
      className={classNames('border-b border-l px-1.5 py-2.5 text-center font-normal', shadeOf(day, today))}
    >
      <DayName day={day} isToday={day === today} />
    </th>
  )
}

function DayName({ day, isToday }: { day: string; isToday: boolean }) {
  const at = new Date(`${day}T12:00:00Z`)
  return (
    <time dateTime={day} className="grid justify-items-center text-xs text-muted-foreground tabular-nums">
      <span className={isToday ? 'font-semibold text-foreground' : ''}>
        {isToday ? 'Today' : at.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })}
      </span>
      <span className="text-foreground">{writeDay(day)}</span>
    </time>
  )
}

export function CommunityHead({ community, today }: { community: CalendarCommunity; today: string }) {
  return (
    <div className="grid gap-1">
      <span className="font-semibold wrap-anywhere">{`r/${community.name}`}</span>
      <span className="text-xs font-normal wrap-anywhere text-muted-foreground">
        {community.products.join(', ')}
      </span>
      <AllowanceLine community={community} today={today} />
    </div>
  )
}

type DayCellProps = { community: CalendarCommunity; day: string; calendar: Calendar; read: CalendarRead }

function DayCell({ community, day, calendar, read }: DayCellProps) {
  const { coming, spoken } = onDay({ ...calendar, communities: [community] }, day)
  const answered = spoken.flatMap((one) => one.answered)
  if (coming.length === 0 && answered.length === 0) return <span className="sr-only">Nothing</span>
  return (
    <div className="grid gap-1.5">
      {coming.map((one) => (
        <ThreadChip key={one.thread.key} coming={one} today={calendar.today} read={read} />
      ))}
      {answered.length > 0 && <AnswerMarks answered={answered} />}
    </div>
  )
}

/** A cell has room for so many. */
const MOST_MARKS = 3

function AnswerMarks({ answered }: { answered: Answered[] }) {
  return (
    <ul className="grid px-1">
      {answered.slice(0, MOST_MARKS).map((one) => (
        <li key={one.id} className="flex min-w-0">
          <AnswerMark answered={one} />
        </li>
      ))}
      {answered.length > MOST_MARKS && (
        <li className="text-xs text-muted-foreground">{`and ${answered.length - MOST_MARKS} more`}</li>
      )}
    </ul>
  )
}
