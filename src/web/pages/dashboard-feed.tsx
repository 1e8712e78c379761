import { useFilters } from '../../features/feed/ui/filters-provider.tsx'
import { PostFeed } from '../../features/feed/ui/post-feed.tsx'
import { ProductLogo } from '../../features/products/ui/product-logo.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-feed.ts'

export default function DashboardFeed({ matches }: Route.ComponentProps) {
  const { choosesPlan } = matches[1].loaderData
  const { product } = useFilters()
  return (
    <>
      <PageTitle name="Dashboard" />
      <PostFeed
        enabled={!choosesPlan}
        logo={
          product && (
            <ProductLogo name={product.name} icon={product.icon} className="size-6 rounded-sm text-xs" />
          )
        }
      />
    </>
  )
}
