import { type ReactNode, useEffect } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import type { Post } from '../../schema.ts'
import { useFilters } from '../filters/filters-provider.tsx'
import { useFits } from '../fit/use-fits.ts'
import { useSettledOrder } from '../fit/use-settled-order.ts'
import { PostSkeletons } from '../posts/post-skeletons.tsx'
import { isTooOld } from '../posts/reading-age.ts'
import { useNow } from '../posts/use-now.ts'
import type { RenderPanel } from '../reader/post-dialog.tsx'
import { PostReader } from '../reader/post-reader.tsx'
import { ReadFailure } from '../reader/read-failure.tsx'
import { type Pasting, useReader } from '../reader/use-reader.ts'
import { FeedHeading } from './feed-heading.tsx'
import type { Order } from './order-switch.tsx'
import { useOrder } from './remembered-order.ts'
import { useHeadline } from './use-headline.ts'
import { useListing } from './use-listing.ts'
import { useTopOnChange } from './use-top-on-change.ts'

const COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'
const NONE =
  "No posts found. Make sure the subreddit is spelled correctly, filters is selected correctly and that you've selected the right subreddit."
const NOTHING_APPLIED = 'Please select a product and subreddit, then apply filters to view posts.'
const noPosts: Post[] = []

type PostFeedProps = {
  /** False where a plan has to be chosen first. */
  enabled: boolean
  /** Where the answer to a post is written. */
  renderPanel: RenderPanel
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
  const { listing: known, failure, loading, tryAgain } = useListing(wanted ? { subreddit, sort, time } : null)
  useTopOnChange(ready ? [subreddit, sort, time].join() : undefined)
  const [order, setOrder] = useOrder()
  const reader = useReader(pasting)
  const now = useNow()

  const tooOld = known !== undefined && isTooOld(known.freshness, now)
  useEffect(() => {
    if (tooOld) tryAgain()
  }, [tooOld, tryAgain])
  const listing = ready && subreddit !== '' && !failure && !tooOld ? known : undefined
  const posts = listing?.posts ?? noPosts
  const fits = useFits(listing, reader.opened.post, product?.id)
  const best = useSettledOrder(posts, fits, product?.id, reader.area)
  const measured = posts.length > 0 && product !== undefined
  const headline = useHeadline(listing, fits, product, loading)
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
    if (!listing || (loading && posts.length === 0)) return <PostSkeletons className={COLUMNS} />
    return posts.length === 0 ? <EmptyCard text={NONE} /> : null
  }

  return (
    <>
      <FeedHeading
        headline={headline}
        posts={posts.length}
        freshness={listing?.freshness}
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
        product={product?.id}
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
