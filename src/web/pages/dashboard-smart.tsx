import { UpgradeCard } from '../../features/billing/ui/upgrade-card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-smart.ts'

const gains = [
  'Paste the address of a post that worked',
  'It is rewritten around your product and what you tell about it',
  'You edit the title and the text, and post them yourself',
]

export default function DashboardSmart({ matches }: Route.ComponentProps) {
  const hasPlus = matches[1].loaderData.planType === 'plus'
  return (
    <>
      <PageTitle name="Smart Rewrite" />
      {hasPlus ? (
        <>
          <h1 className="text-2xl">Smart Rewrite</h1>
          <Empty text="Your rewrites will show up here" className="my-auto pb-24" />
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
