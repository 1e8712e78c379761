import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['a', 'b', 'c']

/** Three rows in the shape of those to come. */
export function TicketSkeletons() {
  return (
    <div aria-busy className="grid gap-4">
      <output className="sr-only">Loading support requests...</output>
      {rows.map((row) => (
        <Card key={row} className="grid gap-3" data-slot="ticket-skeleton">
          <div className="flex h-6 items-center justify-between">
            <div className="flex items-center gap-2">
              <Skeleton className="h-3 w-24" />
              <Skeleton className="h-6 w-16 rounded-full" />
            </div>
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </Card>
      ))}
    </div>
  )
}
