import { CircleAlert, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { TicketCard } from './ticket-card.tsx'
import { TicketDialog } from './ticket-dialog.tsx'
import { TicketSkeletons } from './ticket-skeletons.tsx'
import { useTickets } from './use-tickets.ts'

// The form brings a validation library along, which a look at the list does not need.
const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }))

type Opened = { id: string; open: boolean }

export function TicketList({ person }: { person: { name: string; email: string } }) {
  const hydrated = useHydrated()
  const { list, failure, tryAgain, add } = useTickets()
  // Each opening gets a number, so that it starts with a fresh form.
  const [form, setForm] = useState<{ opening: number; open: boolean }>()
  const [opened, setOpened] = useState<Opened>()
  const tickets = list?.tickets ?? []
  // Looked up anew, so that an open dialog shows a reply when it comes.
  const shown = tickets.find(({ id }) => id === opened?.id)
  const request = () => setForm({ opening: (form?.opening ?? 0) + 1, open: true })

  return (
    <div className="grid w-full max-w-200 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1.5">
          <h1 className="text-2xl">Support</h1>
          <p className="text-muted-foreground">Your support requests and our answers.</p>
        </div>
        <Button disabled={!hydrated} onClick={request}>
          <Plus aria-hidden />
          New Support Request
        </Button>
      </div>
      <output className="sr-only">{list?.news}</output>
      {!list && !failure && <TicketSkeletons />}
      {failure && <TicketFailure reason={failure.message} onTryAgain={tryAgain} />}
      {list && tickets.length === 0 && (
        <Card className="py-6">
          <Empty text="No support requests yet" />
        </Card>
      )}
      {tickets.length > 0 && (
        <ul className="grid gap-4">
          {tickets.map((ticket) => (
            <TicketCard
              key={ticket.id}
              ticket={ticket}
              onOpen={() => setOpened({ id: ticket.id, open: true })}
            />
          ))}
        </ul>
      )}
      {list?.more && (
        <p className="text-pretty text-muted-foreground">
          {`These are your newest ${tickets.length} requests. All of them are in the file under Settings, Download my data.`}
        </p>
      )}
      {shown && opened && (
        <TicketDialog
          ticket={shown}
          open={opened.open}
          onOpenChange={(open) => setOpened({ ...opened, open })}
        />
      )}
      <Suspense>
        {form && (
          <RequestDialog
            key={form.opening}
            open={form.open}
            person={person}
            onClose={() => setForm({ ...form, open: false })}
            onCreated={add}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Stands where the requests would be. */
function TicketFailure({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <CircleAlert className="size-6 text-danger" aria-hidden />
      <div role="alert" className="grid gap-1">
        <p className="text-md font-medium text-danger">Failed to load support tickets</p>
        <p className="max-w-110 text-balance text-muted-foreground">{reason}</p>
      </div>
      <Button variant="outline" onClick={onTryAgain}>
        Try Again
      </Button>
    </Card>
  )
}
