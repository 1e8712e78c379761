import { lazy, type ReactNode, Suspense } from 'react'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { Post } from '../../schema.ts'
import type { PostFit } from '../fit/post-fit.ts'

// Neither is needed to show the posts, and nobody needs both.
const Wide = lazy(async () => ({ default: (await import('./post-dialog-wide.tsx')).PostDialogWide }))
const Narrow = lazy(async () => ({ default: (await import('./post-dialog-narrow.tsx')).PostDialogNarrow }))

type PostDialogProps = {
  post: Post | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  fit: PostFit | undefined
  /** The product may not be named there. */
  justHelp: boolean
  onTryAgain: () => void
  /** Where the answer is written. On phones its end sticks to the bottom edge. */
  renderPanel: (post: Post) => ReactNode
  now: number
  /** Search results also tell how many of the votes are up, and which posts are links. */
  fromSearch?: boolean
}

export type OpenPostProps = PostDialogProps & { post: Post }

/** The post beside the comment; on phones one below the other, in a drawer. */
export function PostDialog({ post, ...rest }: PostDialogProps) {
  const onPhone = usePhone()
  if (!post) return null
  return <Suspense>{onPhone ? <Narrow post={post} {...rest} /> : <Wide post={post} {...rest} />}</Suspense>
}
