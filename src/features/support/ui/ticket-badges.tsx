import { Badge } from '../../../ui/badge.tsx'
import { type SupportType, supportTypes, type Ticket } from '../schema.ts'

const variants = { open: 'info', in_progress: 'warning', resolved: 'success', closed: 'default' } as const

/** Blue, yellow, green or grey; a status that we don't know is grey. */
function StatusBadge({ status }: { status: string }) {
  const variant = Object.hasOwn(variants, status) ? variants[status as keyof typeof variants] : 'default'
  return (
    <Badge variant={variant} className="capitalize">
      {status.replaceAll('_', ' ')}
    </Badge>
  )
}

/** What a request is about, where it stands, and whether there is a reply. */
export function TicketBadges({ ticket }: { ticket: Ticket }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-xs font-semibold text-foreground">{nameType(ticket.supportType)}</span>
      <StatusBadge status={ticket.status} />
      {ticket.supportReply !== null && (
        // Without border and arrow: it tells, and the card is what is pressed.
        <Badge variant="outline" className="border-transparent px-1 text-foreground">
          <span aria-hidden className="size-1.5 rounded-full bg-primary" />
          Reply
        </Badge>
      )}
    </span>
  )
}

function nameType(type: string) {
  return Object.hasOwn(supportTypes, type) ? supportTypes[type as SupportType] : type
}
