import { Check, Minus } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Plan, PlanRow } from '../schema.ts'

type PlanCardProps = {
  plan: Plan
  rows: PlanRow[]
  trialDays: number
  action: { label: string; to: string }
  /** Stands a little higher than its neighbour. */
  raised?: boolean
}

export function PlanCard({ plan, rows, trialDays, action, raised }: PlanCardProps) {
  const id = `plan-${plan.id}`
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'rounded-2xl border bg-card p-6 sm:p-8',
        raised ? 'border-primary shadow-3 lg:-mt-5 lg:pt-13' : 'shadow-1',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {plan.name}
        </h2>
        {raised && <Badge className="bg-accent text-accent-foreground">For more than one product</Badge>}
      </div>
      <p className="mt-1 text-md text-muted-foreground">{plan.summary}</p>
      <p className="mt-6 flex items-baseline gap-2 tabular-nums">
        <span className="text-4xl font-semibold tracking-[-0.036em]">{`$${plan.dollarsPerMonth}`}</span>
        <span className="text-md text-muted-foreground">per month</span>
      </p>
      <Button
        size="lg"
        variant={raised ? 'default' : 'outline'}
        className="mt-6 w-full"
        aria-describedby={id}
        render={<Link to={action.to} />}
      >
        {action.label}
      </Button>
      <p className="mt-3 text-center text-sm text-muted-foreground">
        {`${trialDays}-day free trial, cancel anytime`}
      </p>
      <ul className="mt-7 grid border-t">
        {rows.map(({ feature, soon, [plan.id]: offer }) => (
          <li
            key={feature}
            className="flex min-h-12 items-center gap-3 border-b py-2 text-md last:-mb-2 last:border-b-0"
          >
            {offer ? (
              <Check className="size-4 shrink-0 text-chart-1" strokeWidth={2.5} aria-hidden />
            ) : (
              <Minus className="size-4 shrink-0 text-muted-foreground" aria-hidden />
            )}
            <span className={offer ? undefined : 'text-muted-foreground'}>
              {offer || (
                <>
                  <span className="sr-only">Not included: </span>
                  {feature}
                </>
              )}
            </span>
            {soon && <Badge variant="outline">Soon</Badge>}
          </li>
        ))}
      </ul>
    </article>
  )
}
