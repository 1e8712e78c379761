import { Check, Lock } from 'lucide-react'
import { api, ask } from '../../../client/ask.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { plans } from '../schema.ts'
import { useDeparture } from './use-departure.ts'

const plus = plans.find(({ id }) => id === 'plus')

type UpgradeCardProps = {
  feature: string
  /** What it does, in a sentence. */
  text: string
  gains: string[]
}

/** Stands in the place of a page that needs Plus. */
export function UpgradeCard({ feature, text, gains }: UpgradeCardProps) {
  const hydrated = useHydrated()
  const { busy, depart } = useDeparture('Failed to open billing')
  return (
    <Card className="m-auto grid w-full max-w-120 gap-5 rounded-xl p-6 sm:p-8">
      <Badge className="justify-self-start">
        <Lock aria-hidden />
        Plus Plan Required
      </Badge>
      <div className="grid gap-1.5">
        <h1 className="text-2xl">{feature}</h1>
        <p className="text-md text-muted-foreground">{text}</p>
      </div>
      <ul className="grid gap-2.5 border-t pt-5">
        {gains.map((gain) => (
          <li key={gain} className="flex gap-2.5">
            <Check className="mt-0.75 size-4 shrink-0 text-chart-1" strokeWidth={2.5} aria-hidden />
            {gain}
          </li>
        ))}
      </ul>
      <Button
        size="lg"
        busy={busy}
        busyLabel="Redirecting..."
        disabled={!hydrated}
        onClick={() =>
          depart((signal) =>
            ask(
              api.stripe['create-portal-session'].$post(
                { json: { intent: 'upgrade' } },
                { init: { signal } },
              ),
            ),
          )
        }
      >
        Upgrade to Plus
      </Button>
      <p className="-mt-2 text-center text-sm text-muted-foreground">{`$${plus?.dollarsPerMonth} per month, cancel anytime`}</p>
    </Card>
  )
}
