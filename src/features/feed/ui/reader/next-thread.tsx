import { ArrowRight } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { KeyHint } from '../../../../ui/key-hint.tsx'
import { useLetterKey } from '../../../../ui/use-letter-key.ts'
import { writeAge } from '../../../../ui/write-age.ts'
import type { Post } from '../../schema.ts'
import { FitMark } from '../fit/fit-mark.tsx'
import type { PostFit } from '../fit/post-fit.ts'

export type Next = {
  post: Post
  fit: PostFit | undefined
  /** The product may not be named there. */
  justHelp: boolean
  now: number
  open: () => void
}

type NextThreadProps = {
  /** Missing where no other thread deserves an answer. */
  next: Next | undefined
  /** That was enough for today: going on is offered, and not urged. */
  isEnough: boolean
  onClose: () => void
  /** What the button says that leads back to where the thread was opened. */
  closeLabel?: string
}

/** Where to go on once an answer is posted. */
export function NextThread(props: NextThreadProps) {
  const { next, isEnough, onClose, closeLabel = 'Back to Dashboard' } = props
  useLetterKey('j', next?.open)
  return (
    <div className="grid gap-3 border-t pt-4">
      {next ? <Preview {...next} /> : <p className="text-sm">That was the last strong one today.</p>}
      {(!next || isEnough) && (
        <Button className="h-9.5" onClick={onClose}>
          {closeLabel}
        </Button>
      )}
      {next && (
        <Button
          variant={isEnough ? 'outline' : 'default'}
          className="h-9.5"
          aria-keyshortcuts="J"
          onClick={next.open}
        >
          Next thread
          <ArrowRight aria-hidden />
          <KeyHint keys={['J']} onPrimary={!isEnough} />
        </Button>
      )}
    </div>
  )
}

function Preview({ post, fit, justHelp, now }: Next) {
  return (
    <div className="grid gap-1">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-w-0 gap-x-1.5 text-xs text-muted-foreground">
          <span className="truncate font-semibold text-foreground">{`r/${post.subreddit}`}</span>
          <span aria-hidden>·</span>
          <span className="shrink-0 tabular-nums">{writeAge(post.created_utc, now)}</span>
        </p>
        <div className="flex items-center gap-1.5">
          <FitMark fit={fit} closed={false} justHelp={justHelp} />
        </div>
      </div>
      <p className="line-clamp-3 font-voice text-lg leading-snug font-semibold text-pretty wrap-anywhere">
        {post.title}
      </p>
    </div>
  )
}
