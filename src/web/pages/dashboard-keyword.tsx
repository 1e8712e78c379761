import { UpgradeCard } from '../../features/billing/ui/upgrade-card.tsx'
import { KeywordResearch } from '../../features/feed/ui/research/keyword-research.tsx'
import { TrendPanel } from '../../features/trends/ui/trend-panel.tsx'
import { LoadFailure } from '../dashboard/load-failure.tsx'
import { ReplyPanel } from '../dashboard/reply-panel.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import type { Route } from './+types/dashboard-keyword.ts'

const gains = [
  'Search up to three subreddits at once',
  'Sort by relevance, votes, age or comments',
  'Open the posts that are worth an answer',
]

export default function DashboardKeyword({ matches }: Route.ComponentProps) {
  const account = matches[1].loaderData
  const { planType, products } = account
  return (
    <>
      <PageTitle name="Keyword Research" />
      {planType !== 'plus' ? (
        <UpgradeCard
          feature="Keyword Research"
          text="Find the posts in your subreddits that name the problem you solve."
          gains={gains}
        />
      ) : products ? (
        <KeywordResearch
          products={products}
          renderPanel={(chosen) => (post, about) => (
            <ReplyPanel
              post={post}
              {...about}
              product={products.find(({ id }) => id === chosen?.id)}
              account={account}
            />
          )}
          renderTrend={(about) => <TrendPanel {...about} />}
        />
      ) : (
        <div className="grid gap-6">
          <h1 className="text-2xl">Keyword Research</h1>
          <LoadFailure message="Failed to fetch products" />
        </div>
      )}
    </>
  )
}
