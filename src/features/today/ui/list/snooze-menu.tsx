import { AlarmClock } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../../ui/dropdown-menu.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from '../../../../ui/tooltip.tsx'
import type { Thread } from '../../schema.ts'
import { chooseSnoozes } from '../marks/snooze-times.ts'
import type { RowActs } from './row-acts.ts'

type SnoozeMenuProps = {
  thread: Thread
  acts: RowActs
  now: number
  timeZone: string
  /** Its button. */
  trigger: ReactElement
  /** Says what a button without words does. */
  hasTooltip?: boolean
}

/** When the thread comes back. */
export function SnoozeMenu({ thread, acts, now, timeZone, trigger, hasTooltip = false }: SnoozeMenuProps) {
  const chosen = useRef(false)
  const { id, created_utc: createdUtc } = thread.post
  const times = chooseSnoozes({ createdUtc, now, timeZone })
  const button = <DropdownMenuTrigger render={trigger} />
  return (
    <DropdownMenu
      open={acts.snoozing === id}
      onOpenChange={(open) => {
        if (open) chosen.current = false
        acts.onSnoozing(open ? id : null)
      }}
    >
      {hasTooltip ? (
        <Tooltip>
          <TooltipTrigger render={button} />
          <TooltipContent>Snooze</TooltipContent>
        </Tooltip>
      ) : (
        button
      )}
      <DropdownMenuContent
        align="start"
        // A chosen time takes the row away, and the next one has the focus by then.
        finalFocus={() => !chosen.current}
      >
        {times.map((time) => (
          <DropdownMenuItem
            key={time.label}
            onClick={() => {
              chosen.current = true
              acts.snooze(thread, time)
            }}
          >
            <AlarmClock aria-hidden />
            {time.label}
          </DropdownMenuItem>
        ))}
        {times.length === 0 && (
          <DropdownMenuItem disabled>Too old to snooze. It drops off the list soon.</DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
