import { UpgradeCard } from '../../features/billing/ui/upgrade-card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-keyword.ts'

const gains = [
  'Search up to three subreddits at once',
  'Sort by relevance, votes, age or comments',
  'Open the posts that are worth an answer',
]

export default function DashboardKeyword({ matches }: Route.ComponentProps) {
  const hasPlus = matches[1].loaderData.planType === 'plus'
  return (
    <>
      <PageTitle name="Keyword Research" />
      {hasPlus ? (
        <>
          <h1 className="text-2xl">Keyword Research</h1>
          <Empty text="Keyword Research is on its way. It will be here soon." className="my-auto pb-24" />
        </>
      ) : (
        <UpgradeCard
          feature="Keyword Research"
          text="Find the posts in your subreddits that name the problem you solve."
          gains={gains}
        />
      )}
    </>
  )
}
