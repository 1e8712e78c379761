import { PlanChoice } from '../../features/billing/ui/plan-choice.tsx'
import type { Product } from '../../features/products/schema.ts'
import { ProductDetails } from '../../features/products/ui/product-details.tsx'
import { SubredditField } from '../../features/products/ui/subreddit-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { useSubredditNotes } from '../parts/use-subreddit-notes.ts'
import { LivePreview } from './live-preview.tsx'
import { StepHeading } from './step-heading.tsx'
import { useWizard } from './use-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'
import { WizardBar } from './wizard-bar.tsx'
import type { WizardState } from './wizard-state.ts'

type WizardProps = {
  viewer: { id: string; name: string }
  saved: Product | null
  start: WizardState
  ready: boolean
}

const logoTexts = {
  uploaded: 'Icon uploaded!',
  failed: 'Failed to upload icon. Please try again.',
  missing: 'Please upload a logo to continue',
}

export function Wizard({ viewer, saved, start, ready }: WizardProps) {
  const wizard = useWizard({ userId: viewer.id, savedId: saved?.id, start, ready })
  const { step, form, failure } = wizard
  // Asked for at the start, so that nothing moves once the third step shows it.
  const noteOf = useSubredditNotes(ready)
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void wizard.goOn(event)}
      className="flex min-h-[calc(var(--page-height)-3.75rem)] flex-col [&_:is(input,textarea,button,summary)]:scroll-mb-32"
    >
      <div className="mx-auto grid w-full max-w-140 flex-1 content-start gap-x-16 px-4 pt-8 pb-12 md:pt-12 lg:max-w-none lg:grid-cols-[minmax(0,35rem)_20rem] lg:justify-center lg:px-8">
        <div className="grid min-w-0 content-start gap-8">
          <StepHeading step={step} firstName={viewer.name.split(' ')[0] ?? viewer.name} />
          {step === 1 && <WelcomeStep />}
          {step === 2 && <ProductDetails form={form} logoTexts={logoTexts} />}
          {step === 3 && <SubredditField form={form} noteOf={noteOf} />}
          {step === 4 && <PlanChoice value={wizard.plan} onChange={wizard.choosePlan} />}
          {failure && <Alert variant="destructive">{failure}</Alert>}
        </div>
        <LivePreview draft={form.draft} />
      </div>
      <WizardBar
        step={step}
        ready={ready}
        busy={wizard.busy}
        missing={wizard.missing}
        onBack={wizard.goBack}
      />
    </form>
  )
}
