import { listGuides } from '../../features/guides/list-guides.ts'
import { GuideGrid } from '../../features/guides/ui/guide-grid.tsx'
import { Empty } from '../../ui/empty.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-guides.ts'

export async function loader(args: Route.LoaderArgs) {
  const { profile } = await guardDashboard(args)
  const hasPlan = profile.planType !== 'free'
  return { guides: hasPlan ? listGuides(args.context.get(pageContext).request) : [] }
}

export default function DashboardGuides({ loaderData: { guides } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <PageTitle name="Free Marketing Guides" />
      <div className="grid gap-1.5">
        <h1 className="text-2xl">Free Marketing Guides</h1>
        <p className="text-md text-pretty text-muted-foreground">
          Short documents to read once and keep. No sign-up, no tricks.
        </p>
      </div>
      {guides.length > 0 ? (
        <>
          <GuideGrid guides={guides} newTab />
          <p className="rounded-lg border border-dashed border-input px-5 py-6 text-center text-md text-muted-foreground">
            More Guides Coming Soon
          </p>
        </>
      ) : (
        <Empty text="Marketing guides come with every plan." />
      )}
    </div>
  )
}
