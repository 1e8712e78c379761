import { BellRing, CalendarDays } from 'lucide-react'
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '../../../../ui/popover.tsx'
import type { Coming } from '../../judge/list-coming.ts'
import { writeDayName } from '../../judge/list-days.ts'
import { writeAllowed, writeTitle } from '../../judge/write-allowed.ts'
import { RemindButton } from '../parts/bell-button.tsx'
import { ThreadDetails } from '../parts/thread-details.tsx'
import type { CalendarRead } from '../use-calendar.ts'

type ThreadChipProps = { coming: Coming; today: string; read: CalendarRead }

/** A set thread on its day; pressed, it shows the rule. */
export function ThreadChip({ coming, today, read }: ThreadChipProps) {
  const { thread, community, day } = coming
  const allowed = writeAllowed(thread, today)
  const Icon = thread.reminded ? BellRing : CalendarDays
  return (
    <Popover>
      <PopoverTrigger className="grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 rounded-md border bg-accent px-1.5 py-1.5 text-left text-xs text-accent-foreground hover:border-input">
        <Icon className="size-3.5" aria-hidden />
        <span className="min-w-0 font-semibold wrap-break-word">{writeTitle(thread)}</span>
        <span className="min-w-0 text-pretty wrap-break-word">{allowed}</span>
        {thread.reminded && <span className="sr-only">You'll be reminded</span>}
      </PopoverTrigger>
      <PopoverContent className="gap-3">
        <div className="grid min-w-0 gap-0.5">
          <PopoverTitle className="wrap-anywhere">{`${writeTitle(thread)} in r/${community}`}</PopoverTitle>
          <p className="text-xs text-muted-foreground">{`${writeDayName(day, today)} · ${allowed}`}</p>
        </div>
        <ThreadDetails thread={thread} />
        <div>
          <RemindButton coming={coming} read={read} />
        </div>
      </PopoverContent>
    </Popover>
  )
}
