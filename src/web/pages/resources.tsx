import { brand } from '../../brand.ts'
import { readSession } from '../../features/accounts/read-session.ts'
import { ClosingCall } from '../../features/blog/ui/closing-call.tsx'
import { describeResources } from '../../features/guides/describe-resource.ts'
import { listGuides } from '../../features/guides/list-guides.ts'
import { GuideGrid } from '../../features/guides/ui/guide-grid.tsx'
import { pageContext } from '../page-context.ts'
import { PageMeta } from '../parts/page-meta.tsx'
import { PublicPage } from '../parts/public-page.tsx'
import type { Route } from './+types/resources.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { request } = context.get(pageContext)
  return {
    guides: listGuides(request),
    signedIn: (await readSession(request)) !== null,
    jsonLd: describeResources(request.origin),
  }
}

export default function Resources({ loaderData: { guides, signedIn, jsonLd } }: Route.ComponentProps) {
  return (
    <PublicPage signedIn={signedIn}>
      <PageMeta
        title={`Free Marketing Guides · ${brand.name}`}
        description="Eight free documents for founders who sell what they make: ideas, first customers, honest outreach, Reddit and Twitter. No e-mail asked."
        path="/resources"
        jsonLd={jsonLd}
      />
      <div className="grid justify-items-center gap-3 pt-12 pb-10 text-center lg:pt-16 lg:pb-14">
        <h1 className="text-3xl tracking-[-0.034em] sm:text-4xl">Free Marketing Guides</h1>
        <p className="max-w-140 text-lg text-pretty text-muted-foreground">
          Eight documents to read once and keep. No e-mail asked, and nothing in them that we would not do
          ourselves.
        </p>
      </div>
      <GuideGrid guides={guides} />
      <ClosingCall />
    </PublicPage>
  )
}
