import { FiltersControl } from '../../features/feed/ui/filters-control.tsx'
import { TipsCarousel } from '../../ui/tips-carousel.tsx'
import { usePalette } from '../palette/palette-provider.tsx'
import { Hinted } from './first-run/hinted.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProductPicker } from './product-picker.tsx'
import { tips } from './tips.ts'

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
          <FiltersControl {...filters} />
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
