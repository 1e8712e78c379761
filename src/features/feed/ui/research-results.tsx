import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import type { FeedProduct } from './feed-product.ts'
import { FreshnessNote } from './freshness-note.tsx'
import { InsightPanel } from './insight-panel.tsx'
import { PostDialog } from './post-dialog.tsx'
import { PostGrid } from './post-grid.tsx'
import { PostSkeletons } from './post-skeletons.tsx'
import { searchSortNames } from './research-state.ts'
import { type Opportunity, scorePosts } from './score-post.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useNow } from './use-now.ts'
import { useOpenedPost } from './use-opened-post.ts'
import type { Found } from './use-post-search.ts'

const COLUMNS = 'sm:grid-cols-2'
const unscored = new Map<string, Opportunity>()
/** Fewer posts would draw pictures of chance. */
const ENOUGH_POSTS = 30

type ResearchResultsProps = {
  /** Gets the focus when there is something new to read. */
  ref: Ref<HTMLHeadingElement>
  searching: boolean
  found: Found | undefined
  failure: string | undefined
  /** The one that was searched for. */
  product: FeedProduct | undefined
  logo: ReactNode
  onTryAgain: () => void
}

export function ResearchResults(props: ResearchResultsProps) {
  const { ref, searching, found, failure, product, logo, onTryAgain } = props
  const [helping, setHelping] = useState(false)
  const opened = useOpenedPost()
  const now = useNow()
  const opportunities = useMemo(
    () => (product && found ? scorePosts(found.seen, product, now) : unscored),
    [product, found, now],
  )
  if (failure !== undefined && !searching) return <SearchFailure reason={failure} onTryAgain={onTryAgain} />
  if (!found && searching) return <PostSkeletons className={COLUMNS} />
  if (!found)
    return (
      <Card className="grid place-content-center py-10">
        <Empty text="Search your subreddits for the words people use when they need you." />
      </Card>
    )
  const { posts, seen, research, freshness } = found
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      {seen.length >= ENOUGH_POSTS && (
        <InsightPanel research={research} posts={seen} opportunities={opportunities} now={now} />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={ref} tabIndex={-1} className="text-lg outline-none">
          {posts.length === 1 ? '1 post' : `${posts.length} posts`}
        </h2>
        <p className="text-sm text-muted-foreground">
          {`${searchSortNames[research.sort]}, `}
          <FreshnessNote freshness={freshness} now={now} />
        </p>
      </div>
      {posts.length === 0 ? (
        <Card>
          <Empty text="No posts found. Try another keyword, more subreddits or a longer time." />
        </Card>
      ) : (
        <PostGrid
          posts={posts}
          opportunities={opportunities}
          now={now}
          dimmed={searching}
          onOpen={opened.open}
          onHelp={() => setHelping(true)}
          className={COLUMNS}
        />
      )}
      <PostDialog
        {...opened.dialog}
        opportunity={opened.post && opportunities.get(opened.post.id)}
        product={product}
        logo={logo}
        now={now}
        withRatio
      />
      <ShortcutsDialog open={helping} onOpenChange={setHelping} />
    </div>
  )
}

function SearchFailure({ reason, onTryAgain }: { reason: string; onTryAgain: () => void }) {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-14 text-center">
      <CircleAlert className="size-6 text-danger" aria-hidden />
      <div role="alert" className="grid gap-1">
        <p className="text-md font-medium text-danger">Failed to search Reddit posts</p>
        <p className="max-w-110 text-balance text-muted-foreground">{reason}</p>
      </div>
      <Button variant="outline" onClick={onTryAgain}>
        Try Again
      </Button>
    </Card>
  )
}
