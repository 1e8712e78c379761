import { useId } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Composer } from '../editing/composer.tsx'
import { HalfText } from '../editing/half-text.tsx'
import { PointList } from '../editing/point-list.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import { DeclinedNote } from './declined-note.tsx'
import { GenerateButton, KnownField, QUESTION } from './known-field.tsx'
import type { CommentSession } from './use-comment-session.ts'

type CommentStartProps = {
  comment: CommentSession
  subreddit: string | null
  /** What is answered, in a word or two. */
  uses: string
  /** On phones the button is stuck to the bottom edge instead. */
  beginsBelow: boolean
  onGenerate: () => void
}

/** Before anything is written: what the user knows, and what else a draft will be made from. */
export function CommentStart({ comment, subreddit, uses, beginsBelow, onGenerate }: CommentStartProps) {
  const id = useId()
  const { failure, half, declined, passport, points, start } = comment
  return (
    <>
      {points !== null && <PointList points={points} />}
      {declined ? (
        <DeclinedNote ref={start} message={failure?.message ?? ''} />
      ) : (
        <Composer className="flex-1">
          <label htmlFor={id} className="px-3.5 pt-2.5 pb-2 text-sm text-muted-foreground">
            {QUESTION}
          </label>
          <div className="grid gap-3 px-3.5 pb-3.5">
            <KnownField comment={comment} id={id} />
            {half?.content && <HalfText text={half.content} stopped={comment.isStopped} />}
            {failure && <Alert variant="destructive">{failure.message}</Alert>}
            {!beginsBelow && <GenerateButton comment={comment} onGenerate={onGenerate} />}
            <p className="text-xs text-muted-foreground">
              {`Uses ${uses}${subreddit === null ? '' : `, r/${subreddit}'s rules`} and your product facts.`}
            </p>
          </div>
          {subreddit !== null && (
            <div className="mt-auto border-t px-3.5 py-2.5">
              <PassportNote subreddit={subreddit} kind="comment" passport={passport} />
            </div>
          )}
        </Composer>
      )}
    </>
  )
}
