import { CalendarDays } from 'lucide-react'
import { listComing, nearName } from '../../judge/list-coming.ts'
import { writeAllowed, writeTitle } from '../../judge/write-allowed.ts'
import type { Calendar, CalendarThread } from '../../schema.ts'

/** What is there to look forward to once the day is done; nothing where tomorrow has no set thread. */
export function TomorrowStep({ calendar }: { calendar: Calendar | undefined }) {
  const next =
    calendar && listComing(calendar).find(({ day }) => nearName(day, calendar.today) === 'Tomorrow')
  if (!next) return null
  return (
    <div className="flex gap-3 border-t py-2.5 last:pb-0">
      <CalendarDays className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden />
      <div className="min-w-0">
        <p className="text-sm font-medium wrap-anywhere">
          {`${writeTitle(next.thread)} is tomorrow in r/${next.community}`}
        </p>
        <p className="text-xs text-muted-foreground">{writeChance(next.thread, calendar.today)}</p>
      </div>
    </div>
  )
}

/** 'Your one allowed mention', where the rule counts so. */
function writeChance(thread: CalendarThread, today: string) {
  const allowed = writeAllowed(thread, today)
  return allowed === '1 mention allowed' ? 'Your one allowed mention' : allowed
}
