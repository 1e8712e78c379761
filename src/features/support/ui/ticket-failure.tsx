import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** Stands where the requests would be. */
export function TicketFailure({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
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
