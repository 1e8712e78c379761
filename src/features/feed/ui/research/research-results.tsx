import { type ReactNode, type Ref, useMemo } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { FEED_PAGE, type Post } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'
import { useFits } from '../fit/use-fits.ts'
import { PostSkeletons } from '../posts/post-skeletons.tsx'
import { useMarks } from '../posts/use-marks.ts'
import { useNow } from '../posts/use-now.ts'
import type { RenderPanel } from '../reader/post-dialog.tsx'
import { PostReader } from '../reader/post-reader.tsx'
import { ReadFailure } from '../reader/read-failure.tsx'
import { useReader } from '../reader/use-reader.ts'
import { type Research, searchSortNames } from './research-state.ts'
import { SearchFreshness } from './search-freshness.tsx'
import { type Opportunity, useOpportunities } from './use-opportunities.ts'
import { type Found, SEARCH_FAILED, type SearchFailure } from './use-post-search.ts'

const COLUMNS = 'sm:grid-cols-2'
const noPosts: Post[] = []

/** What is known of a keyword beyond the posts that a search lists. */
export type RenderTrend = (about: {
  keyword: string
  subreddits: string[]
  /** How good a place each subreddit is to answer, by its name in lower case. */
  opportunities: ReadonlyMap<string, Opportunity>
}) => ReactNode

type ResearchResultsProps = {
  /** Gets the focus when there is something new to read. */
  ref: Ref<HTMLHeadingElement>
  /** What was searched for last, whatever has become of it. */
  asked: Research | undefined
  searching: boolean
  found: Found | undefined
  failure: SearchFailure | undefined
  /** The one that was searched for, or that is chosen as long as nothing was found. */
  product: FeedProduct | undefined
  renderPanel: (product: FeedProduct | undefined) => RenderPanel
  renderTrend: RenderTrend
  onTryAgain: () => void
}

export function ResearchResults(props: ResearchResultsProps) {
  const { ref, asked, searching, found, failure, product, renderPanel, renderTrend, onTryAgain } = props
  const reader = useReader()
  const now = useNow()
  const listing = useMemo(() => found && listingOf(found), [found])
  const posts = found?.posts ?? noPosts
  const fits = useFits(listing, reader.opened.post, product?.id)
  const marks = useMarks(posts, product?.id, reader.opened.open)
  const keyword = asked?.keyword.trim() ?? ''
  // What is listed meanwhile is the last search's.
  const opportunities = useOpportunities({
    posts: searching ? noPosts : posts,
    fits,
    subreddits: asked?.subreddits ?? [],
    isSearching: searching,
    about: `${asked?.productId} ${keyword}`,
  })
  const instead = () => {
    if (failure && !searching)
      return <ReadFailure title={SEARCH_FAILED} failure={failure} reader={reader} onTryAgain={onTryAgain} />
    if (!found && searching) return <PostSkeletons className={COLUMNS} />
    if (!found)
      return <EmptyCard text="Search your subreddits for the words people use when they need you." />
    if (found.posts.length > 0) return null
    return <EmptyCard text="No posts found. Try another keyword, more subreddits or a longer time." />
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      {asked && renderTrend({ keyword, subreddits: asked.subreddits, opportunities })}
      {found && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 ref={ref} tabIndex={-1} className="text-lg outline-none">
            {found.posts.length === 1 ? '1 post' : `${found.posts.length} posts`}
          </h2>
          <p className="text-sm text-muted-foreground">
            {`Sorted by ${searchSortNames[found.research.sort].toLowerCase()} · `}
            <SearchFreshness freshness={found.freshness} now={now} />
          </p>
        </div>
      )}
      <PostReader
        reader={reader}
        posts={posts}
        fits={fits}
        marks={marks}
        renderPanel={renderPanel(product)}
        now={now}
        dimmed={searching}
        columns={COLUMNS}
        fromSearch
        instead={instead()}
      />
    </div>
  )
}

function listingOf({ research, posts }: Found) {
  const { keyword, subreddits, sort, time } = research
  const source = { keyword: keyword.trim(), subreddits, sort, time, limit: FEED_PAGE }
  return { source: { from: 'search' as const, ...source }, posts }
}

function EmptyCard({ text }: { text: string }) {
  return (
    <Card className="grid place-content-center py-10">
      <Empty text={text} />
    </Card>
  )
}
