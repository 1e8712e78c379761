import { redirectDocument } from 'react-router'
import { CollectorFrame } from '../../features/feedback/ui/collector-frame.tsx'
import { FeedbackForm } from '../../features/feedback/ui/feedback-form.tsx'
import { guardDashboard } from '../guards.server.ts'
import { pageContext } from '../page-context.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-feedback.ts'

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = await guardDashboard(args)
  const { collector } = args.context.get(pageContext).request
  return { email: viewer.email, collector: collector ?? null }
}

/**
 * A policy belongs to a document, and only this page's document lets the third party in. Whoever comes from another page
 * without a new document, such as by the back button, gets one here.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader()
  if (page.collector) throw redirectDocument(new URL(request.url).pathname)
  return page
}

// Asked again, the page would be loaded anew under the reader's hands.
export const shouldRevalidate = () => false

export default function DashboardFeedback({ loaderData: { email, collector } }: Route.ComponentProps) {
  if (collector)
    return (
      <>
        <PageTitle name="Feedback" />
        <h1 className="sr-only">Feedback</h1>
        <CollectorFrame {...collector} />
      </>
    )
  return (
    <div className="grid gap-6">
      <PageTitle name="Feedback" />
      <div className="grid gap-1.5">
        <h1 className="text-2xl">Feedback</h1>
        <p className="text-md text-pretty text-muted-foreground">
          Praise, complaints and wishes. A person reads each of them.
        </p>
      </div>
      <FeedbackForm email={email} />
    </div>
  )
}
