import { UpgradeCard } from '../../features/billing/ui/upgrade-card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { guardDashboard } from '../guards.server.ts'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-smart.ts'

const gains = [
  'Paste the address of a post that worked',
  'It is rewritten around your product and what you tell about it',
  'You edit the title and the text, and post them yourself',
]

export async function loader(args: Route.LoaderArgs) {
  const { profile } = await guardDashboard(args)
  return { hasPlus: profile.planType === 'plus' }
}

export default function DashboardSmart({ loaderData: { hasPlus } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle name="Smart Rewrite" />
      {hasPlus ? (
        <>
          <h1 className="text-2xl">Smart Rewrite</h1>
          <Empty text="Smart Rewrite is on its way. It will be here soon." className="my-auto pb-24" />
        </>
      ) : (
        <UpgradeCard
          feature="Smart Rewrite"
          text="Take a Reddit post that worked and tell your own story in its shape."
          gains={gains}
        />
      )}
    </>
  )
}
