import { HandHeart, Lock } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { type Fit, FitPill } from '../../../../ui/fit-pill.tsx'
import { SpinnerIcon } from '../../../../ui/spinner-icon.tsx'
import { isAnswerable, levelOf, type PostFit } from './post-fit.ts'

const PLAIN = 'border-transparent px-1'
const FADES_IN = 'flex transition-opacity duration-200 starting:opacity-0'
const guesses = {
  likely: { fit: 'strong', text: 'May fit' },
  possible: { fit: 'fair', text: 'Unclear fit' },
  unlikely: { fit: 'low', text: 'Low fit' },
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
        {level in guesses ? (
          <Guess {...guesses[level as keyof typeof guesses]} />
        ) : (
          <FitPill fit={level as Fit} />
        )}
      </span>
    </>
  )
}

const Guess = ({ fit, text }: { fit: Fit; text: string }) => (
  <FitPill fit={fit} quiet>
    {text}
  </FitPill>
)
