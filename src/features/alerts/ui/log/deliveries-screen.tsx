import { useState } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { useRead } from '../../../../client/use-read.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useTimeZone } from '../../../../ui/use-time-zone.ts'
import type { Deliveries } from '../../schema.ts'
import { nameDay } from '../write-when.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { groupByDay } from './group-by-day.ts'

/** Everything that was sent, by day. */
export function DeliveriesScreen() {
  const hydrated = useHydrated()
  const timeZone = useTimeZone()
  const [older, setOlder] = useState<Deliveries>()
  const { busy, run } = useAct('Failed to load more', { givesUpOnLeaving: true, keepsToasts: true })
  const { answer, failure, readAt, tryAgain } = useRead<Deliveries>(
    hydrated ? ['deliveries'] : null,
    (signal) => ask(api.alerts.deliveries.$get({ query: {} }, { init: { signal } })),
    { behindSkeleton: true },
  )
  if (failure)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">{failure.message}</Alert>
        <Button variant="outline" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    )
  if (!answer) return <LoadingDeliveries />
  const shown = [...answer.deliveries, ...(older?.deliveries ?? [])]
  const next = older ? older.next : answer.next
  const showMore = () =>
    run(async (signal) => {
      const query = { before: next ?? undefined }
      const page = await ask(api.alerts.deliveries.$get({ query }, { init: { signal } }))
      setOlder({ ...page, deliveries: [...(older?.deliveries ?? []), ...page.deliveries] })
    })
  const at = { now: readAt, timeZone }
  if (shown.length === 0)
    return (
      <Card>
        <p className="text-muted-foreground">Nothing sent yet.</p>
      </Card>
    )
  return (
    <div className="grid gap-4">
      {groupByDay(shown, timeZone).map(({ date, deliveries, first }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <Card className="grid gap-2.5 px-4 py-4 sm:px-5">
            <h2 id={`day-${date}`} className="text-md">
              {nameDay(first, at)}
            </h2>
            <ul className="-mb-1.75">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} at={at} timeOnly />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {next !== null && (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={busy}
          busyLabel="Loading…"
          onClick={showMore}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

const LoadingDeliveries = () => (
  <Card className="grid gap-4 px-4 py-4 sm:px-5">
    <output className="sr-only">Loading the delivery log…</output>
    <Skeleton className="h-5 w-28" />
    {[0, 1, 2, 3, 4].map((nth) => (
      <Skeleton key={nth} className="h-8" />
    ))}
  </Card>
)
