import { Card } from '../../ui/card.tsx'
import { guardDashboard } from '../guards.server.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader(args: Route.LoaderArgs) {
  return { viewer: await guardDashboard(args) }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame viewer={loaderData.viewer}>
      <PageTitle name="Dashboard" />
      <main id="content" tabIndex={-1} className="mx-auto grid max-w-280 gap-5 px-4 py-8 md:px-6">
        <h1 className="text-2xl">Dashboard</h1>
        <Card className="grid gap-1">
          <h2 className="text-md">Your threads will show up here</h2>
          <p className="text-muted-foreground">Posts worth your answer, newest first.</p>
        </Card>
      </main>
    </AccountFrame>
  )
}
