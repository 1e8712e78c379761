import { brand } from '../../brand.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { plans, TRIAL_DAYS } from '../../features/billing/plans.ts'
import { faq } from '../../features/marketing/content/faq.ts'
import { planRows } from '../../features/marketing/content/plans.ts'
import { PlanCard } from '../../features/marketing/ui/plan-card.tsx'
import { Faq } from '../../ui/faq.tsx'
import { pageContext } from '../page-context.ts'
import { PageMeta } from '../parts/page-meta.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import { startAction } from '../parts/start-action.ts'
import type { Route } from './+types/pricing.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { signedIn: (await readSession(context.get(pageContext).request)) !== null }
}

export default function Pricing({ loaderData: { signedIn } }: Route.ComponentProps) {
  const action = startAction(signedIn)
  return (
    <PublicPage signedIn={signedIn}>
      <PageMeta
        title={`Pricing · ${brand.name}`}
        description={`Pro for one product, Plus for three. Both with a ${TRIAL_DAYS}-day free trial, cancel anytime.`}
        path="/pricing"
      />
      <div className="grid justify-items-center gap-4 pt-12 text-center lg:pt-16">
        <h1 className="max-w-180 text-4xl tracking-[-0.034em] lg:text-5xl">Two plans. Both start free.</h1>
        <p className="max-w-130 text-lg text-pretty text-muted-foreground">
          {`Try ${brand.name} for ${TRIAL_DAYS} days. If it doesn’t find you a thread worth answering, cancel and pay nothing.`}
        </p>
      </div>
      <div className="mx-auto mt-12 grid max-w-230 gap-5 lg:mt-20 lg:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            rows={planRows}
            trialDays={TRIAL_DAYS}
            action={action}
            raised={plan.id === 'plus'}
          />
        ))}
      </div>
      <section aria-labelledby="faq-title" className="mx-auto max-w-180 pt-20 pb-8 lg:pt-28">
        <h2 id="faq-title" className="mb-8 text-3xl tracking-[-0.03em]">
          Questions, answered plainly
        </h2>
        <Faq items={faq} />
        <p className="mt-8 text-md text-muted-foreground">
          Something else? Write to{' '}
          <a className="text-primary underline underline-offset-4" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
          .
        </p>
      </section>
    </PublicPage>
  )
}
