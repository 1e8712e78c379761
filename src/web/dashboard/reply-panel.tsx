import { Lock } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { usePostReading } from '../../features/drafts/ui/comment/use-post-reading.ts'
import type { Post } from '../../features/feed/schema.ts'
import { addressOf } from '../../features/feed/ui/posts/address-of.ts'
import { postIdOf } from '../../features/feed/ui/posts/read-pasted-post.ts'
import { NextThread } from '../../features/feed/ui/reader/next-thread.tsx'
import type { AboutPanel } from '../../features/feed/ui/reader/post-dialog.tsx'
import type { Product } from '../../features/products/schema.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { useTodayState } from '../today/today-provider.tsx'
import { type Account, countPosted } from './count-posted.ts'
import { drawLogo } from './draw-logo.tsx'

// Comes with the first post that is opened.
const CommentPanel = lazy(async () => ({
  default: (await import('../../features/drafts/ui/comment/comment-panel.tsx')).CommentPanel,
}))

const SUBREDDIT = /^\w{2,21}$/

type ReplyPanelProps = AboutPanel & {
  post: Post
  product: Product | undefined
  account: Account
  /** What the button says that leads back to where the post was opened. */
  closeLabel?: string
}

/** The post of the feed, answered with a draft. */
export function ReplyPanel(props: ReplyPanelProps) {
  const { post, cleared, hardlyFits, feared, trouble, next, onClose, product, account, closeLabel } = props
  const { revalidate } = useRevalidator()
  const timeZone = useTimeZone()
  const today = useTodayState()
  const reading = usePostReading({ title: post.title, text: post.selftext })
  const answered = useMemo(
    () =>
      reading && {
        id: postIdOf(post),
        title: post.title,
        text: post.selftext,
        subreddit: SUBREDDIT.test(post.subreddit) ? post.subreddit : null,
        reading: { ...reading, ...((cleared || trouble) && { trouble }), hardlyFits, feared },
      },
    [post, cleared, trouble, hardlyFits, feared, reading],
  )
  if (post.closed) return <ClosedThread />
  if (!answered) return <Skeleton className="min-h-80 flex-1" />
  return (
    <Suspense fallback={<Skeleton className="min-h-80 flex-1" />}>
      <CommentPanel
        post={answered}
        address={addressOf(post)}
        product={product}
        alone={trouble !== null}
        logo={product && drawLogo(product)}
        onPosted={(isFirst) => {
          // The sidebar counts it.
          void revalidate()
          today.onPosted()
          return countPosted(account, { isFirst, timeZone, now: Date.now() })
        }}
        renderNext={(standing) => (
          <NextThread
            next={next}
            isEnough={standing !== null && standing.today >= standing.goal}
            onClose={onClose}
            closeLabel={closeLabel}
          />
        )}
      />
    </Suspense>
  )
}

/** Nobody could post what would be written. */
function ClosedThread() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <Lock className="size-5 text-muted-foreground" aria-hidden />
      <h2 className="text-base">This thread is closed</h2>
      <p className="max-w-72 text-sm text-muted-foreground">
        Reddit takes no more comments here, so there is nothing to draft.
      </p>
    </div>
  )
}
