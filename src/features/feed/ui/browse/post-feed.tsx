import { type ReactNode, useEffect, useMemo } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { FEED_PAGE, type Post } from '../../schema.ts'
import { useFilters } from '../filters/filters-provider.tsx'
import type { Opportunity } from '../fit/score-post.ts'
import { useOpportunities } from '../fit/use-opportunities.ts'
import { PostSkeletons } from '../posts/post-skeletons.tsx'
import { isTooOld, REFRESH_AFTER_MS } from '../posts/reading-age.ts'
import { useNow } from '../posts/use-now.ts'
import { PostReader } from '../reader/post-reader.tsx'
import { ReadFailure } from '../reader/read-failure.tsx'
import { type Pasting, useReader } from '../reader/use-reader.ts'
import { FeedHeading } from './feed-heading.tsx'
import { useOrder } from './remembered-order.ts'
import { writeHeadline } from './write-headline.ts'

const COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'
const NONE =
  "No posts found. Make sure the subreddit is spelled correctly, filters is selected correctly and that you've selected the right subreddit."
const NOTHING_APPLIED = 'Please select a product and subreddit, then apply filters to view posts.'
const noPosts: Post[] = []
const unlisted = { posts: noPosts, opportunities: new Map<string, Opportunity>() }

type PostFeedProps = {
  /** False where a plan has to be chosen first. */
  enabled: boolean
  /** Where the answer to a post is written. */
  renderPanel: (post: Post) => ReactNode
  pasting: Pasting
  /** Shows what the keys are. */
  onHelp: () => void
  /** Stands above the first post. */
  hint?: ReactNode
}

export function PostFeed({ enabled, renderPanel, pasting, onHelp, hint }: PostFeedProps) {
  const { state, ready, product } = useFilters()
  const { appliedSubreddit: subreddit, appliedSort: sort, appliedTime: time } = state
  const wanted = ready && enabled && subreddit !== ''
  const { answer, failure, loading, tryAgain } = useRead(
    wanted ? ['feed', subreddit, sort, time] : null,
    (signal) =>
      ask(
        api.reddit['reddit.js'].$get(
          { query: { subreddit, sort, time, limit: String(FEED_PAGE) } },
          { init: { signal } },
        ),
      ),
    { keepsLast: true, behindSkeleton: true, refreshAfterMs: REFRESH_AFTER_MS },
  )
  const [order, setOrder] = useOrder()
  const reader = useReader(pasting)
  const now = useNow()

  const tooOld = answer !== undefined && isTooOld(answer.freshness, now)
  useEffect(() => {
    if (tooOld) tryAgain()
  }, [tooOld, tryAgain])
  const shown = ready && subreddit !== '' && !failure && !tooOld ? answer : undefined
  const read = useMemo(() => shown?.data.children.map(({ data }) => data) ?? noPosts, [shown])
  const listing = useOpportunities(read, reader.opened.post, product, now)
  const { posts, opportunities } = listing ?? unlisted
  const scoreOf = ({ id }: Post) => opportunities.get(id)?.score ?? 0
  const ordered = order === 'best' ? posts.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : posts
  const worth = posts.filter(({ id }) => opportunities.get(id)?.fit === 'strong').length
  const scored = posts.length > 0 && product !== undefined

  const instead = () => {
    if (ready && subreddit === '') return <EmptyCard text={NOTHING_APPLIED} />
    if (failure)
      return (
        <ReadFailure
          title="Failed to load Reddit posts"
          failure={failure}
          reader={reader}
          onTryAgain={tryAgain}
        />
      )
    if (!shown || !listing || (loading && posts.length === 0)) return <PostSkeletons className={COLUMNS} />
    return posts.length === 0 ? <EmptyCard text={NONE} /> : null
  }

  return (
    <>
      <FeedHeading
        title={scored ? writeHeadline(worth) : 'Your threads'}
        posts={posts.length}
        // Read, but not yet looked through.
        freshness={listing && shown?.freshness}
        loading={loading}
        now={now}
        order={scored ? { chosen: order, onChange: setOrder } : undefined}
        onHelp={onHelp}
        // A failure offers it itself.
        onPaste={enabled && !failure ? reader.paste : undefined}
      />
      <output className="sr-only">
        {!loading && posts.length > 0 && `${posts.length} posts from r/${subreddit}`}
      </output>
      <PostReader
        reader={reader}
        posts={ordered}
        opportunities={opportunities}
        renderPanel={renderPanel}
        now={now}
        dimmed={loading}
        columns={COLUMNS}
        instead={instead()}
        hint={hint}
      />
    </>
  )
}

function EmptyCard({ text }: { text: string }) {
  return (
    <Card>
      <Empty text={text} />
    </Card>
  )
}
