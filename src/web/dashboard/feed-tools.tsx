import type { ReactNode } from 'react'
import { NameCheck } from '../../features/communities/ui/name-check.tsx'
import { FiltersControl } from '../../features/feed/ui/filters/filters-control.tsx'
import { TipsCarousel } from '../../ui/tips-carousel.tsx'
import { usePalette } from '../palette/palette-provider.tsx'
import { useFirstRun } from './first-run/first-run-provider.tsx'
import { HintCard } from './first-run/hint-card.tsx'
import type { HintId } from './first-run/hints.ts'
import { HowItWorks } from './how-it-works.tsx'
import { ProductCommunities } from './product-communities.tsx'
import { ProductPicker } from './product-picker.tsx'

/** The feed's part of the header. */
export function FeedTools({ productsFailed }: { productsFailed: boolean }) {
  const { filters } = usePalette()
  return (
    <>
      <TipsCarousel tips={tips} className="mx-auto hidden xl:inline-flex" />
      <div className="flex items-center gap-2 max-xl:ml-auto">
        <div className="max-md:hidden">
          <HowItWorks />
        </div>
        <Hinted id="product">
          <ProductPicker failed={productsFailed} />
        </Hinted>
        <Hinted id="filters">
          <FiltersControl {...filters} NameCheck={NameCheck} Suggestions={ProductCommunities} />
        </Hinted>
      </div>
    </>
  )
}

/** Where the header has no room for them. */
export function FeedTips() {
  return (
    <div className="flex items-center gap-1 px-4 pt-3 md:px-6 xl:hidden">
      <TipsCarousel tips={tips} className="flex-1" />
      <div className="md:hidden">
        <HowItWorks iconOnly />
      </div>
    </div>
  )
}

/** A control with its hint. Using the control dismisses the hint. */
function Hinted({ id, children }: { id: HintId; children: ReactNode }) {
  const { use } = useFirstRun()
  return (
    <div className="relative">
      <div className="contents" onClickCapture={() => use(id)}>
        {children}
      </div>
      <HintCard id={id} side="below" />
    </div>
  )
}

/** Advice that keeps people welcome where they answer. */
const tips = [
  '5-7 comments or 2-3 posts a day keeps your account safe',
  'Say that you made it: readers forgive a maker, not a stranger',
  "Read the subreddit's rules before your first answer there",
  'Answer the question first, name your product last or not at all',
  'Edit every draft until it sounds like you',
  'Come back to your comments: replies are where trust is made',
]
