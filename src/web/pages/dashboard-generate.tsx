import { Link, useRevalidator } from 'react-router'
import { GeneratePost } from '../../features/drafts/ui/post/generate-post.tsx'
import { NoProducts } from '../../features/drafts/ui/post/no-products.tsx'
import { Button } from '../../ui/button.tsx'
import { drawLogo } from '../dashboard/draw-logo.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-generate.ts'

export default function DashboardGenerate({ matches }: Route.ComponentProps) {
  const { products } = matches[1].loaderData
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageTitle name="Generate Post" />
      <div className="flex flex-1 flex-col gap-6">
        <h1 className="text-2xl">Generate Reddit Post</h1>
        {!products ? (
          <LoadFailure message="Failed to load products. Please try again." />
        ) : products.length === 0 ? (
          <NoProducts text="You need to create a product first to generate posts.">
            <Button render={<Link to="/dashboard/products">Create Product</Link>} />
          </NoProducts>
        ) : (
          // The sidebar counts what was posted.
          <GeneratePost products={products} logoOf={drawLogo} onPosted={() => void revalidate()} />
        )}
      </div>
    </>
  )
}
