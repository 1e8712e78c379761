import { type ReactNode, useEffect } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Tabs, TabsContent } from '../../../../ui/tabs.tsx'
import { MAX_SUBREDDITS, type Post } from '../../schema.ts'
import { useFilters } from '../filters/filters-provider.tsx'
import { useFits } from '../fit/use-fits.ts'
import { useSettledOrder } from '../fit/use-settled-order.ts'
import { PostSkeletons } from '../posts/post-skeletons.tsx'
import { isTooOld } from '../posts/reading-age.ts'
import { splitPosts } from '../posts/split-posts.ts'
import { useMarks } from '../posts/use-marks.ts'
import { useNow } from '../posts/use-now.ts'
import type { RenderPanel } from '../reader/post-dialog.tsx'
import { PostReader } from '../reader/post-reader.tsx'
import { type Pasting, useReader } from '../reader/use-reader.ts'
import { describePlace } from './describe-place.ts'
import { FeedFailure } from './feed-failure.tsx'
import { FeedHeading } from './feed-heading.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import type { Order } from './order-switch.tsx'
import { useOrder } from './remembered-order.ts'
import { ALL, useFeedTabs } from './use-feed-tabs.ts'
import { useHeadline } from './use-headline.ts'
import { useLastVisit } from './use-last-visit.ts'
import { useListing } from './use-listing.ts'
import { useStrongFits } from './use-strong-fits.ts'
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
  onAddSubreddit: () => void
  /** Stands above the first post. */
  hint?: ReactNode
}

export function PostFeed(props: PostFeedProps) {
  const { enabled, renderPanel, pasting, onHelp, onAddSubreddit, hint } = props
  const { state, ready, product, shown } = useFilters()
  const { appliedSort: sort, appliedTime: time } = state
  const { tabs, current, choose } = useFeedTabs()
  const place = ready && enabled && shown !== '' ? { subreddit: shown, sort, time } : null
  const { listing: known, failure, loading, tryAgain } = useListing(place)
  useTopOnChange(ready ? [shown, sort, time].join() : undefined)
  const [order, setOrder] = useOrder()
  const reader = useReader(pasting)
  const now = useNow()

  const tooOld = known !== undefined && isTooOld(known.freshness, now)
  useEffect(() => {
    if (tooOld) tryAgain()
  }, [tooOld, tryAgain])
  const listing = ready && shown !== '' && !failure && !tooOld ? known : undefined
  const posts = listing?.posts ?? noPosts
  const fits = useFits(listing, reader.opened.post, product?.id)
  const marks = useMarks(posts, product?.id, reader.opened.open)
  const strong = useStrongFits(product, {
    enabled: ready && enabled,
    read: posts.filter((post) => fits.of(post)?.state === 'judged').length,
    isOpen: reader.opened.open,
  })
  const best = useSettledOrder(posts, fits, product?.id, reader.area)
  const shownBefore = useLastVisit(listing, product?.id, now)
  const measured = posts.length > 0 && product !== undefined
  const headline = useHeadline({ listing, fits, marks, strong, product, loading })
  const { fresh, earlier, since } = splitPosts(order === 'best' && measured ? best.order : posts, shownBefore)
  const canAdd = product && !product.readOnly && (product.subreddits?.length ?? 0) < MAX_SUBREDDITS
  const chooseOrder = (chosen: Order) => {
    setOrder(chosen)
    // Pressed again, it takes in what was read meanwhile.
    if (chosen === 'best') best.settle()
  }

  const instead = () => {
    if (ready && shown === '') return <EmptyCard text={NOTHING_APPLIED} />
    if (failure)
      return (
        <FeedFailure
          failure={failure}
          tab={current}
          product={product}
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
        order={measured ? { chosen: order, onChange: chooseOrder } : undefined}
        onHelp={onHelp}
        // A failure offers it itself.
        onPaste={enabled && !failure ? reader.paste : undefined}
        className={tabs.length > 0 ? 'pb-2.5' : 'pb-6'}
      />
      <output className="sr-only">
        {!loading && posts.length > 0 && `${posts.length} posts from ${describePlace(shown)}`}
      </output>
      <Tabs variant="line" defaultValue="" value={current} onValueChange={choose} className="grid-cols-1">
        {tabs.length > 0 && (
          <FeedTabs
            tabs={tabs}
            current={current}
            ready={ready}
            strongIn={(tab) => countIn(tab === ALL ? tabs.slice(1) : [tab], strong.in)}
            onAdd={canAdd ? onAddSubreddit : undefined}
          />
        )}
        {/* It takes no focus, so that Tab goes on to the first post. Where no tab is current, it is no tab's panel. */}
        <TabsContent value={current} tabIndex={undefined} {...(current === '' && noPanel)}>
          <PostReader
            reader={reader}
            posts={[...fresh, ...earlier]}
            fits={fits}
            marks={marks}
            renderPanel={renderPanel}
            now={now}
            lastVisit={since === null ? null : { at: since, newPosts: fresh.length }}
            dimmed={loading}
            columns={COLUMNS}
            instead={instead()}
            hint={hint}
          />
        </TabsContent>
      </Tabs>
    </>
  )
}

const noPanel = { role: undefined, id: undefined, 'aria-labelledby': undefined }

/** Undefined unless it is known of each. */
function countIn(subreddits: string[], strongIn: (subreddit: string) => number | undefined) {
  const counts = subreddits.map(strongIn)
  return counts.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)
}

function EmptyCard({ text }: { text: string }) {
  return (
    <Card>
      <Empty text={text} />
    </Card>
  )
}
