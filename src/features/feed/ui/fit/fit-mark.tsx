import { HandHeart, Lock } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { FitPill } from '../../../../ui/fit-pill.tsx'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'
import { isAnswerable, levelOf, type PostFit } from './post-fit.ts'

const PLAIN = 'border-transparent px-1'
const FADES_IN = 'flex transition-opacity duration-200 starting:opacity-0'
/** A guess shows no more bars than the verdict below it. */
const marks = {
  strong: { fit: 'strong' },
  fair: { fit: 'fair' },
  low: { fit: 'low' },
  likely: { fit: 'fair', children: 'May fit' },
  possible: { fit: 'low', children: 'Unclear fit' },
  unlikely: { fit: 'low' },
} as const

type FitMarkProps = {
  fit: PostFit | undefined
  closed: boolean
  /** The product may not be named there. */
  justHelp: boolean
}

/** How well a post fits, in a word or two, as far as anyone has read it. */
export function FitMark({ fit, closed, justHelp }: FitMarkProps) {
  if (closed)
    return (
      <Badge variant="outline" className={PLAIN}>
        <Lock aria-hidden />
        Closed
      </Badge>
    )
  if (fit?.state === 'waiting')
    return (
      <Badge variant="outline" className={PLAIN}>
        <SpinnerIcon className="size-3!" />
        Reading…
      </Badge>
    )
  if (fit?.state === 'unread')
    return (
      <Badge variant="outline" className={PLAIN}>
        Not read
      </Badge>
    )
  const level = levelOf(fit)
  if (!level) return null
  return (
    <>
      {justHelp && isAnswerable(fit) && (
        <Badge variant="outline" className={`${PLAIN} text-foreground`}>
          <HandHeart aria-hidden />
          Just help
        </Badge>
      )}
      <span key={level} className={FADES_IN}>
        <FitPill {...marks[level]} />
      </span>
    </>
  )
}
