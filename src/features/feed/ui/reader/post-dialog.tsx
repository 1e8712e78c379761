import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Trouble } from '../../../../judge/form/troubles.ts'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { Post } from '../../schema.ts'
import { isCleared, levelOf, type PostFit, troubleOf } from '../fit/post-fit.ts'
import { addressOf } from '../posts/address-of.ts'
import type { Next } from './next-thread.tsx'
import { NoDraft } from './no-draft.tsx'

// Neither is needed to show the posts, and nobody needs both.
const Wide = lazy(async () => ({ default: (await import('./post-dialog-wide.tsx')).PostDialogWide }))
const Narrow = lazy(async () => ({ default: (await import('./post-dialog-narrow.tsx')).PostDialogNarrow }))

export type AboutPanel = {
  /** A model has read the post, and found nobody in trouble: words that only sound like it say nothing. */
  cleared: boolean
  /** A model has read the post, and calls it a low fit. */
  hardlyFits: boolean
  /** Only the sieve has, and it thinks that someone is in trouble. */
  feared: boolean
  /** What a model found that someone is going through here. Nothing is drafted then, and the reader has chosen to write it themselves. */
  trouble: Trouble | null
  /** Where to go on once it is answered. */
  next: Next | undefined
  onClose: () => void
}
export type RenderPanel = (post: Post, about: AboutPanel) => ReactNode

type PostDialogProps = {
  post: Post | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  fit: PostFit | undefined
  /** The product may not be named there. */
  justHelp: boolean
  onTryAgain: () => void
  /** Where the answer is written. On phones its end sticks to the bottom edge. */
  renderPanel: RenderPanel
  /** Opens the next thread that can be answered; missing where there is none. */
  onNext: (() => void) | undefined
  /** The next one that deserves it. */
  next: Next | undefined
  now: number
  /** Search results also tell how many of the votes are up, and which posts are links. */
  fromSearch?: boolean
}

export type OpenPostProps = Omit<PostDialogProps, 'post' | 'renderPanel' | 'onNext' | 'next'> & {
  post: Post
  /** Where the answer is written; null where there is none to write. */
  panel: ReactNode
  /** What stands there instead. */
  noDraft: ReactNode
}

/** The post beside the comment; on phones one below the other, in a drawer. */
export function PostDialog({ post, renderPanel, onNext, next, ...rest }: PostDialogProps) {
  const onPhone = usePhone()
  // By the post itself: pasted ones have no id of their own.
  const [writtenUnder, setWrittenUnder] = useState<Post>()
  if (!post) return null
  const trouble = troubleOf(rest.fit)
  // A verdict that comes late takes no words away from someone who writes. Nothing is drafted there, whatever is shown.
  const known = trouble === 'feared' ? null : trouble
  const isBare = known !== null && writtenUnder !== post
  const shown = {
    ...rest,
    post,
    panel: isBare ? null : (
      <div className="contents" onInput={() => setWrittenUnder(post)}>
        {renderPanel(post, {
          cleared: isCleared(rest.fit),
          hardlyFits: levelOf(rest.fit) === 'low',
          feared: trouble === 'feared',
          trouble: known,
          next,
          onClose: () => rest.onOpenChange(false),
        })}
      </div>
    ),
    noDraft: isBare && (
      <NoDraft
        trouble={known}
        address={addressOf(post)}
        onNext={onNext}
        onWrite={post.closed ? undefined : () => setWrittenUnder(post)}
      />
    ),
  }
  return <Suspense>{onPhone ? <Narrow {...shown} /> : <Wide {...shown} />}</Suspense>
}
