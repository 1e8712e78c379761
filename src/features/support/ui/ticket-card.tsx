import { Card } from '../../../ui/card.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { writeDay } from '../../../ui/write-moment.ts'
import type { Ticket } from '../schema.ts'
import { TicketBadges } from './ticket-badges.tsx'

/** The title's button covers the card, so the whole of it can be pressed. */
export function TicketCard({ ticket, onOpen }: { ticket: Ticket; onOpen: () => void }) {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)]">
      <Card className="relative grid gap-2 transition-shadow hover:shadow-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <TicketBadges ticket={ticket} />
          <time dateTime={ticket.createdAt} className="text-xs text-muted-foreground tabular-nums">
            {writeDay(ticket.createdAt, timeZone)}
          </time>
        </div>
        <h2 className="font-voice text-lg leading-snug text-pretty">
          <button
            type="button"
            disabled={!hydrated}
            aria-haspopup="dialog"
            onClick={onOpen}
            className="line-clamp-2 rounded-sm text-left wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
          >
            {ticket.title}
          </button>
        </h2>
        <p className="line-clamp-2 font-voice text-md text-pretty wrap-anywhere text-muted-foreground">
          {ticket.content}
        </p>
      </Card>
    </li>
  )
}
