import { type ReactNode, useMemo, useRef, useState } from 'react'
import { api } from '../../../client.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FEED_PAGE, type Post } from '../schema.ts'
import { FeedFailure } from './feed-failure.tsx'
import { FeedHeading } from './feed-heading.tsx'
import { useFilters } from './filters-provider.tsx'
import type { Order } from './order-switch.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { PostDialog } from './post-dialog.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostSkeletons } from './post-skeletons.tsx'
import { type Opportunity, scorePosts } from './score-post.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useAnswer } from './use-answer.ts'
import { useNow } from './use-now.ts'
import { useOpenedPost } from './use-opened-post.ts'
import { writeHeadline } from './write-headline.ts'

const COLUMNS = 'sm:grid-cols-2 xl:grid-cols-3'
const NONE =
  "No posts found. Make sure the subreddit is spelled correctly, filters is selected correctly and that you've selected the right subreddit."
const NOTHING_APPLIED = 'Please select a product and subreddit, then apply filters to view posts.'
const noPosts: Post[] = []
const unscored = new Map<string, Opportunity>()

type PostFeedProps = {
  /** False where a plan has to be chosen first. */
  enabled: boolean
  /** The chosen product's logo. */
  logo: ReactNode
}

export function PostFeed({ enabled, logo }: PostFeedProps) {
  const { state, ready, product } = useFilters()
  const { appliedSubreddit: subreddit, appliedSort: sort, appliedTime: time } = state
  const wanted = ready && enabled && subreddit !== ''
  const { answer, failure, loading, tryAgain } = useAnswer(
    wanted ? `${subreddit}/${sort}/${time}` : null,
    (signal) => api.readFeed({ subreddit, sort, time, limit: String(FEED_PAGE) }, signal),
  )
  const [order, setOrder] = useState<Order>('reddit')
  const [helping, setHelping] = useState(false)
  const [pasting, setPasting] = useState(false)
  const opened = useOpenedPost()
  const now = useNow()
  const area = useRef<HTMLDivElement>(null)

  const shown = ready && subreddit !== '' && !failure ? answer : undefined
  const posts = useMemo(() => shown?.data.children.map(({ data }) => data) ?? noPosts, [shown])
  const opportunities = useMemo(
    () => (product ? scorePosts(posts, product, now) : unscored),
    [posts, product, now],
  )
  const scoreOf = ({ id }: Post) => opportunities.get(id)?.score ?? 0
  const ordered = order === 'best' ? posts.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : posts
  const worth = [...opportunities.values()].filter(({ fit }) => fit === 'strong').length
  const scored = posts.length > 0 && product !== undefined

  return (
    <>
      <FeedHeading
        title={scored ? writeHeadline(worth) : 'Your threads'}
        posts={posts.length}
        freshness={shown?.freshness}
        loading={loading}
        now={now}
        order={scored ? { chosen: order, onChange: setOrder } : undefined}
        onHelp={() => setHelping(true)}
      />
      <output className="sr-only">
        {!loading && posts.length > 0 && `${posts.length} posts from r/${subreddit}`}
      </output>
      <div ref={area} tabIndex={-1} className="outline-none">
        {ready && subreddit === '' ? (
          <Card>
            <Empty text={NOTHING_APPLIED} />
          </Card>
        ) : failure ? (
          <FeedFailure
            failure={failure}
            onTryAgain={() => {
              // The button goes away while it works.
              area.current?.focus()
              tryAgain()
            }}
            onPaste={() => setPasting(true)}
          />
        ) : !shown || (loading && posts.length === 0) ? (
          <PostSkeletons className={COLUMNS} />
        ) : posts.length === 0 ? (
          <Card>
            <Empty text={NONE} />
          </Card>
        ) : (
          <PostGrid
            posts={ordered}
            opportunities={opportunities}
            now={now}
            dimmed={loading}
            onOpen={opened.open}
            onHelp={() => setHelping(true)}
            className={COLUMNS}
          />
        )}
      </div>
      <PostDialog
        {...opened.dialog}
        opportunity={opened.post && opportunities.get(opened.post.id)}
        product={product}
        logo={logo}
        now={now}
      />
      <PasteDialog open={pasting} onOpenChange={setPasting} onPasted={opened.open} />
      <ShortcutsDialog open={helping} onOpenChange={setHelping} />
    </>
  )
}
