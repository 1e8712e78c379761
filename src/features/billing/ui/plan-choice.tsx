import { Check } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { type Plan, type PlanId, plans, TRIAL_DAYS } from '../schema.ts'

type PlanChoiceProps = {
  value: PlanId | null
  onChange: (plan: PlanId) => void
  /** False for somebody whose trial is used up: a trial is offered once. */
  withTrial?: boolean
}

const gains: Record<PlanId, string[]> = {
  pro: [
    'Unlimited AI comments and post generation',
    'Personalized subreddits',
    'Marketing guides',
    'Viral post templates (soon)',
    'Community support',
  ],
  plus: ['Everything in Pro', 'Search posts by keyword', 'Smart rewrite', 'Priority support'],
}

/** Two cards that are radio buttons: arrows move between them, Enter sends the form around them. */
export function PlanChoice({ value, onChange, withTrial = true }: PlanChoiceProps) {
  return (
    <fieldset data-slot="plan-choice" className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">Plan</legend>
      {plans.map((plan) => (
        <PlanOption
          key={plan.id}
          plan={plan}
          chosen={plan.id === value}
          onChoose={() => onChange(plan.id)}
          withTrial={withTrial}
        />
      ))}
    </fieldset>
  )
}

type PlanOptionProps = { plan: Plan; chosen: boolean; onChoose: () => void; withTrial: boolean }

function PlanOption({ plan, chosen, onChoose, withTrial }: PlanOptionProps) {
  const gainsId = `plan-${plan.id}-gains`
  return (
    <label className="grid cursor-pointer content-start gap-4 rounded-lg border border-input bg-card p-4.5 shadow-1 transition-[background-color,border-color,box-shadow] hover:border-foreground/60 has-checked:border-primary has-checked:bg-accent has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <span className="flex h-6 items-center gap-2.5">
        <input
          type="radio"
          name="plan"
          value={plan.id}
          checked={chosen}
          onChange={onChoose}
          aria-describedby={gainsId}
          className="size-4.5 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-card checked:border-[5.5px] checked:border-primary focus-visible:outline-none forced-colors:appearance-auto"
        />
        <span className="text-lg font-semibold">{plan.name}</span>
        <Badge variant={plan.products > 1 ? 'marker' : 'default'} className="ml-auto">
          {plan.products === 1 ? '1 product' : `${plan.products} products`}
        </Badge>
      </span>
      <span className="grid gap-0.5">
        <span className="flex items-baseline gap-1.5 tabular-nums">
          <span className="text-2xl font-semibold tracking-[-0.03em]">{`$${plan.dollarsPerMonth}`}</span>
          <span className="text-muted-foreground">per month</span>
        </span>
        <span className="text-sm text-muted-foreground">
          {withTrial ? `Free for ${TRIAL_DAYS} days, cancel anytime` : 'Cancel anytime'}
        </span>
      </span>
      <span id={gainsId} className="grid gap-1.5 border-t pt-3.5">
        {gains[plan.id].map((gain) => (
          <span key={gain} className="flex gap-2">
            <Check className="mt-0.75 size-4 shrink-0 text-chart-1" strokeWidth={2.5} aria-hidden />
            {gain}
          </span>
        ))}
      </span>
    </label>
  )
}
