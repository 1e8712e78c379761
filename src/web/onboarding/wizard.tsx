import { PlanChoice } from '../../features/billing/ui/plan-choice.tsx'
import { NameCheck } from '../../features/communities/ui/name-check.tsx'
import { SuggestedCommunities } from '../../features/communities/ui/suggested-communities.tsx'
import type { Product } from '../../features/products/schema.ts'
import { ProductDetails } from '../../features/products/ui/product-details.tsx'
import type { ProductDraft } from '../../features/products/ui/product-draft.ts'
import { ProductPreview } from '../../features/products/ui/product-preview.tsx'
import { SubredditField } from '../../features/products/ui/subreddit-field.tsx'
import { useLogoUpload } from '../../features/products/ui/use-logo-upload.ts'
import { useWebsiteReading } from '../../features/products/ui/use-website-reading.ts'
import { Alert } from '../../ui/alert.tsx'
import { useSubredditNotes } from '../parts/use-subreddit-notes.ts'
import { StepHeading } from './step-heading.tsx'
import { useWizard } from './use-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'
import { WizardBar } from './wizard-bar.tsx'
import type { WizardState } from './wizard-state.ts'

const COLUMNS =
  'mx-auto grid w-full max-w-164 flex-1 content-start gap-x-16 px-4 pt-5 pb-12 md:pt-12 ' +
  'lg:max-w-none lg:grid-cols-[minmax(0,41rem)_20rem] lg:justify-center lg:px-8'

type WizardProps = {
  viewer: { id: string; name: string }
  saved: Product | null
  start: WizardState
  ready: boolean
}

const logoTexts = {
  uploaded: 'Icon uploaded!',
  failed: 'Failed to upload icon. Please try again.',
}

export function Wizard({ viewer, saved, start, ready }: WizardProps) {
  const wizard = useWizard({ userId: viewer.id, savedId: saved?.id, start, ready })
  const { step, form, found, failure } = wizard
  // Here rather than in their step, so that going back and forth neither loses what is on its way nor asks twice.
  const website = useWebsiteReading(form)
  const logo = useLogoUpload(form, logoTexts)
  // Asked for at the start, so that nothing moves once the third step shows it.
  const noteOf = useSubredditNotes(ready)
  return (
    <form
      noValidate
      method="post"
      onSubmit={wizard.goOn}
      className="flex min-h-[calc(var(--page-height)-3.75rem)] flex-col [&_:is(input,textarea,button,summary)]:scroll-mb-32"
    >
      <div className={COLUMNS}>
        <div className="grid min-w-0 content-start gap-6 sm:gap-8">
          <StepHeading
            step={step}
            firstName={viewer.name.split(' ')[0] ?? viewer.name}
            isFilled={website.isFilled}
          />
          {step === 1 && <WelcomeStep />}
          {step === 2 && (
            <ProductDetails
              form={form}
              website={website}
              logo={logo}
              logoMissing="Please upload a logo to continue"
            />
          )}
          {step === 3 && (
            <SubredditField
              form={form}
              noteOf={noteOf}
              NameCheck={NameCheck}
              renderSuggested={(choice) => (
                <SuggestedCommunities
                  {...found}
                  {...choice}
                  productName={form.draft.name.trim()}
                  isFollowed
                />
              )}
            />
          )}
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

/** The product's card, filled in as the user types. Where there is no room beside the form, it is left out. */
function LivePreview({ draft }: { draft: ProductDraft }) {
  const product = {
    name: draft.name.trim() || 'Your product',
    website: draft.website.trim() || 'example.com',
    description: draft.description.trim() || 'Your description will appear here.',
    icon: draft.icon,
    subreddits: draft.subreddits,
  }
  return (
    <aside aria-label="Preview" className="self-start max-lg:hidden lg:sticky lg:top-12">
      <p className="mb-3 text-sm font-medium text-muted-foreground">Live preview</p>
      <ProductPreview product={product} heading="p" className="shadow-2" />
    </aside>
  )
}
