import { Link } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import type { Delivery } from '../../schema.ts'
import { DeliveryRow } from './delivery-row.tsx'

type LogCardProps = { log: Delivery[]; at: { now: number; timeZone: string } }

/** What was sent last. */
export function LogCard({ log, at }: LogCardProps) {
  const all = (
    <Link to="/dashboard/settings/alerts/deliveries">
      See all<span className="sr-only"> deliveries</span>
    </Link>
  )
  return (
    <TitledCard
      title="Delivery log"
      text="The newest five"
      aside={
        log.length > 0 && (
          <Button variant="ghost" size="sm" className="-mr-3" render={all}>
            See all
          </Button>
        )
      }
    >
      {log.length === 0 ? (
        <p className="border-t pt-3.5 text-sm text-muted-foreground">Nothing sent yet.</p>
      ) : (
        <ul aria-label="Newest deliveries" className="-mb-1.75">
          {log.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} at={at} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
