import { CornerDownRight, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Post } from '../../schema.ts'
import { describeFit } from './describe-fit.ts'
import { isAnswerable, levelOf, type PostFit } from './post-fit.ts'
import { TryAgain } from './try-again.tsx'

type ReasonProps = { post: Post; fit: PostFit | undefined; onTryAgain: () => void }

/** Why a post fits or doesn't. There is always room for two lines, so that nothing moves when it comes. */
export function Reason({ post, fit, onTryAgain }: ReasonProps) {
  if (post.closed) return <Line Icon={Minus}>Nobody can comment here anymore.</Line>
  if (fit?.state === 'waiting')
    return (
      <Line Icon={CornerDownRight}>
        <Skeleton className="mt-1.25 h-2 w-40 rounded-full" />
      </Line>
    )
  if (fit?.state === 'unread')
    return (
      <Line Icon={Minus}>
        We couldn't read this one.
        <TryAgain onTryAgain={onTryAgain} />
      </Line>
    )
  const says = describeFit(fit, post)
  if (says === null) return null
  return (
    <Line
      Icon={isAnswerable(fit) ? CornerDownRight : Minus}
      className={levelOf(fit) === 'strong' ? 'text-accent-foreground' : ''}
    >
      <span
        title={says}
        className="line-clamp-2 text-pretty transition-opacity duration-200 starting:opacity-0"
      >
        {says}
      </span>
    </Line>
  )
}

type LineProps = { Icon: typeof Minus; className?: string; children: ReactNode }

function Line({ Icon, className, children }: LineProps) {
  return (
    <div
      className={classNames(
        'flex min-h-9.5 min-w-0 gap-1.5 pt-0.5 text-xs font-medium text-muted-foreground',
        className,
      )}
    >
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      {children}
    </div>
  )
}
