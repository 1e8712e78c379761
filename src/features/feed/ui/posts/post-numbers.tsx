import { ArrowUp, type LucideIcon, MessageSquare } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Post } from '../../schema.ts'

type PostNumbersProps = { post: Pick<Post, 'score' | 'num_comments'>; className?: string }

/** Upvotes and comments, side by side. */
export function PostNumbers({ post, className }: PostNumbersProps) {
  return (
    <>
      <Counted Icon={ArrowUp} count={post.score} what="upvotes" className={className} />
      <Counted Icon={MessageSquare} count={post.num_comments} what="comments" className={className} />
    </>
  )
}

type CountedProps = { Icon: LucideIcon; count: number; what: string; className: string | undefined }

function Counted({ Icon, count, what, className }: CountedProps) {
  return (
    <span className={classNames('flex items-center gap-1.5', className)}>
      <Icon className="size-3.5" aria-hidden />
      {count.toLocaleString('en-US')}
      <span className="sr-only">{what}</span>
    </span>
  )
}
