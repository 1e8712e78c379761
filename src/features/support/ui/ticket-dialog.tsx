import { brand } from '../../../brand.ts'
import { ResponsiveDialog } from '../../../ui/responsive-dialog.tsx'
import { ThreadLine } from '../../../ui/thread-line.tsx'
import { useTimeZone } from '../../../ui/use-time-zone.ts'
import { writeMoment } from '../../../ui/write-moment.ts'
import type { Ticket } from '../schema.ts'
import { TicketBadges } from './ticket-badges.tsx'

type TicketDialogProps = { ticket: Ticket; open: boolean; onOpenChange: (open: boolean) => void }

/** The user's message, and the response hanging on it by the thread. */
export function TicketDialog({ ticket, open, onOpenChange }: TicketDialogProps) {
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="font-voice text-xl wrap-anywhere">{ticket.title}</span>}
      description={<TicketBadges ticket={ticket} />}
      className="max-w-150"
    >
      <Message heading="Your message" by={ticket.name} at={ticket.createdAt} text={ticket.content} />
      <div aria-live="polite" className="relative pt-4 pl-12">
        <ThreadLine className="absolute top-0 left-5 h-11 w-6" />
        {ticket.supportReply === null ? (
          <p className="rounded-lg border border-dashed border-input px-4 py-3.5 text-muted-foreground">
            {`No response yet. It will appear here, and we mail it to ${ticket.email}.`}
          </p>
        ) : (
          <Message
            heading="Support response"
            by={ticket.supportName ?? `${brand.name} support`}
            at={ticket.supportReplyTime}
            text={ticket.supportReply}
            ours
          />
        )}
      </div>
    </ResponsiveDialog>
  )
}

type MessageProps = { heading: string; by: string; at: string | null; text: string; ours?: boolean }

function Message({ heading, by, at, text, ours = false }: MessageProps) {
  const timeZone = useTimeZone()
  return (
    <section className={`grid gap-2 rounded-lg border px-4 py-3.5 ${ours ? 'bg-card shadow-2' : 'bg-muted'}`}>
      <div className="grid gap-x-3 sm:flex sm:items-baseline sm:justify-between">
        <h3 className="text-base font-semibold">{heading}</h3>
        {at && (
          <time dateTime={at} className="text-xs text-muted-foreground tabular-nums">
            {writeMoment(at, timeZone)}
          </time>
        )}
      </div>
      <p className="font-voice text-md leading-relaxed whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-muted-foreground wrap-anywhere">{by}</p>
    </section>
  )
}
