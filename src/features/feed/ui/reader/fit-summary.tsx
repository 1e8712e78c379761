import { troubleSentences } from '../../../../judge/form/troubles.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Post } from '../../schema.ts'
import { describeFit } from '../fit/describe-fit.ts'
import { explainSkimming } from '../fit/explain-quick-look.ts'
import { FitMark } from '../fit/fit-mark.tsx'
import { isAnswerable, type PostFit, troubleOf } from '../fit/post-fit.ts'
import { TryAgain } from '../fit/try-again.tsx'

type FitSummaryProps = { post: Post; fit: PostFit; justHelp: boolean; onTryAgain: () => void }

/** How well the post fits, why, and the line about the product that it meets. */
export function FitSummary({ post, fit, justHelp, onTryAgain }: FitSummaryProps) {
  const trouble = troubleOf(fit)
  if (trouble) return <Caution text={trouble === 'feared' ? FEARED : troubleSentences[trouble]} />
  const says = describeFit(fit, post)
  const meets = 'meets' in fit && isAnswerable(fit) ? fit.meets : null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2 rounded-lg bg-muted p-4 text-sm text-muted-foreground">
      <div className="flex flex-wrap items-start gap-1.5">
        <FitMark fit={fit} closed={post.closed} justHelp={justHelp} />
      </div>
      <div className="grid flex-1 basis-48 content-center justify-items-start gap-2">
        {fit.state === 'waiting' && <Skeleton className="h-2 w-48 rounded-full" />}
        {fit.state === 'unread' && (
          <p className="flex flex-wrap items-center gap-x-2">
            We couldn't read this one.
            <TryAgain onTryAgain={onTryAgain} />
          </p>
        )}
        {says !== null && <p className="text-foreground wrap-anywhere">{says}</p>}
        {meets !== null && <p className="wrap-anywhere">{`Meets: ${meets}`}</p>}
        {fit.state === 'sieved' && <p className="text-xs">{explainSkimming(fit.held)}</p>}
      </div>
    </div>
  )
}

/** Nobody is sure, so nothing is forbidden. */
const FEARED =
  'Someone may be having a hard time here. If so, leave your product out: a few kind words are enough.'

const Caution = ({ text }: { text: string }) => (
  <p className="rounded-lg bg-muted p-4 text-sm text-muted-foreground">{text}</p>
)
