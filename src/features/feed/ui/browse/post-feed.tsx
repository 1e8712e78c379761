import { type ReactNode, useEffect, useMemo } from 'react'
import { api, ask } from '../../../../client/ask.ts'
import { useRead } from '../../../../client/use-read.ts'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { FEED_PAGE, type Post } from '../../schema.ts'
import { useFilters } from '../filters/filters-provider.tsx'
import { countFits, isQuickLook } from '../fit/count-fits.ts'
import { useFits } from '../fit/use-fits.ts'
import { useSettledOrder } from '../fit/use-settled-order.ts'
import { PostSkeletons } from '../posts/post-skeletons.tsx'
import { isTooOld, REFRESH_AFTER_MS } from '../posts/reading-age.ts'
import { useNow } from '../posts/use-now.ts'
import { PostReader } from '../reader/post-reader.tsx'
import { ReadFailure } from '../reader/read-failure.tsx'
import { type Pasting, useReader } from '../reader/use-reader.ts'
import { FeedHeading } from './feed-heading.tsx'
import type { Order } from './order-switch.tsx'
import { useOrder } from './remembered-order.ts'
import { writeHeadline } from './write-headline.ts'

const COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'
const NONE =
  "No posts found. Make sure the subreddit is spelled correctly, filters is selected correctly and that you've selected the right subreddit."
const NOTHING_APPLIED = 'Please select a product and subreddit, then apply filters to view posts.'
const noPosts: Post[] = []
const QUICK_LOOK = "Sorted by a quick look. A full reading isn't available right now."

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
    async (signal) => {
      const source = { subreddit, sort, time }
      const query = { ...source, limit: String(FEED_PAGE) }
      const listing = await ask(api.reddit['reddit.js'].$get({ query }, { init: { signal } }))
      // Fits are asked for where the posts came from, which may be another place by then.
      return { ...listing, source: { from: 'listing' as const, ...source, limit: FEED_PAGE } }
    },
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
  const listing = useMemo(
    () => shown && { source: shown.source, posts: shown.data.children.map(({ data }) => data) },
    [shown],
  )
  const posts = listing?.posts ?? noPosts
  const fits = useFits(listing, reader.opened.post, product?.id)
  const best = useSettledOrder(posts, fits, product?.id, reader.area)
  const measured = posts.length > 0 && product !== undefined
  const choose = (chosen: Order) => {
    setOrder(chosen)
    // Pressed again, it takes in what was read meanwhile.
    if (chosen === 'best') best.settle()
  }

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
    if (!shown || (loading && posts.length === 0)) return <PostSkeletons className={COLUMNS} />
    return posts.length === 0 ? <EmptyCard text={NONE} /> : null
  }

  return (
    <>
      <FeedHeading
        title={measured ? writeHeadline(countFits(posts, fits), isQuickLook(posts, fits)) : 'Your threads'}
        note={measured && isQuickLook(posts, fits) ? QUICK_LOOK : null}
        posts={posts.length}
        freshness={shown?.freshness}
        loading={loading}
        now={now}
        order={measured ? { chosen: order, onChange: choose } : undefined}
        onHelp={onHelp}
        // A failure offers it itself.
        onPaste={enabled && !failure ? reader.paste : undefined}
      />
      <output className="sr-only">
        {!loading && posts.length > 0 && `${posts.length} posts from r/${subreddit}`}
      </output>
      <PostReader
        reader={reader}
        posts={order === 'best' && measured ? best.order : posts}
        fits={fits}
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
