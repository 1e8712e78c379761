import { useNow } from '../../features/feed/ui/posts/use-now.ts'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import type { Product } from '../../features/products/schema.ts'
import { TodaySkeleton } from '../../features/today/ui/endings/today-skeleton.tsx'
import { TodayScreen } from '../../features/today/ui/today-screen.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { EmailOffer } from '../today/email-offer.tsx'
import { ThreadDialog } from '../today/thread-dialog.tsx'
import { useTodayState } from '../today/today-provider.tsx'
import { useThreadInAddress } from '../today/use-thread-in-address.ts'
import type { Route } from './+types/dashboard-today.ts'

const noProducts: Product[] = []

export default function DashboardToday({ matches }: Route.ComponentProps) {
  const account = matches[1].loaderData
  const products = account.products ?? noProducts
  const { read, product, choose } = useTodayState()
  const asked = useThreadInAddress()
  const now = useNow()
  return (
    <>
      <PageTitle name="Today" />
      {read ? (
        <TodayScreen
          read={read}
          now={now}
          chosen={product && { name: product.name, onAll: () => choose(undefined) }}
          renderLogo={({ name, icon }, className) => (
            <ProductLogo name={name} icon={icon} className={className} />
          )}
          renderDialog={(opened) => <ThreadDialog opened={opened} products={products} account={account} />}
          asked={asked}
          renderOffer={(onGone) => <EmailOffer onGone={onGone} />}
        />
      ) : (
        <TodaySkeleton />
      )}
    </>
  )
}
