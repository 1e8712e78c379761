import { Link, useRevalidator } from 'react-router'
import { UpgradeCard } from '../../features/billing/ui/upgrade-card.tsx'
import { NoProducts } from '../../features/drafts/ui/post/no-products.tsx'
import { SmartRewrite } from '../../features/drafts/ui/rewrite/smart-rewrite.tsx'
import { Button } from '../../ui/button.tsx'
import { drawLogo } from '../dashboard/draw-logo.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-smart.ts'

const gains = [
  'Paste the address of a post that worked',
  'Its shape carries your own story, never its words',
  'You edit the title and the text, and post them yourself',
]

export default function DashboardSmart({ matches }: Route.ComponentProps) {
  const { planType, products } = matches[1].loaderData
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageTitle name="Smart Rewrite" />
      {planType !== 'plus' ? (
        <UpgradeCard
          feature="Smart Rewrite"
          text="Take a Reddit post that worked and tell your own story in its shape."
          gains={gains}
        />
      ) : (
        <div className="flex flex-1 flex-col gap-6">
          <h1 className="text-2xl">Smart Rewrite</h1>
          {!products ? (
            <LoadFailure message="Failed to load products. Please try again." />
          ) : products.length === 0 ? (
            <NoProducts text="You need to create a product first to use smart rewrite.">
              <Button render={<Link to="/dashboard/products">Create Product</Link>} />
            </NoProducts>
          ) : (
            // The sidebar counts what was posted.
            <SmartRewrite products={products} logoOf={drawLogo} onPosted={() => void revalidate()} />
          )}
        </div>
      )}
    </>
  )
}
