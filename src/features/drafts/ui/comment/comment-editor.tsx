import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { MarkedTextarea } from '../../../../ui/marked-textarea.tsx'
import type { DraftProduct } from '../draft-product.ts'
import { Composer } from '../editing/composer.tsx'
import { DraftFacts } from '../editing/draft-facts.tsx'
import { DraftStatus } from '../editing/draft-status.tsx'
import { PointList } from '../editing/point-list.tsx'
import { MAX_CONTENT } from '../editing/text-limits.ts'
import { WritingStatus } from '../editing/writing-status.tsx'
import { selectSpan } from '../findings/select-span.ts'
import { ModeNote } from '../naming/mode-note.tsx'
import { NamingChoice } from '../naming/naming-choice.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import type { CommentSession } from './use-comment-session.ts'

type CommentEditorProps = {
  comment: CommentSession
  product: DraftProduct
  subreddit: string | null
  /** Of the line that tells how the text stands. */
  statusId: string
}

/** The comment: as it is written, and then to be edited in the same place. */
export function CommentEditor({ comment, product, subreddit, statusId }: CommentEditorProps) {
  const { words, draft, field, points, passport } = comment
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      {!words && points !== null && <PointList points={points.text} reasons={points.reasons} />}
      <Composer className="flex-1 max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:shadow-none">
        <MarkedTextarea
          ref={field}
          aria-label={words ? 'Your comment is being written' : 'Your comment'}
          aria-busy={words !== null}
          readOnly={words !== null}
          maxLength={MAX_CONTENT}
          value={words?.content ?? draft?.text.content ?? ''}
          marks={words ? [] : comment.marks('content')}
          onChange={(event) => comment.write({ title: null, content: event.currentTarget.value })}
          className="min-h-40 px-3.5 py-3 font-voice leading-relaxed max-md:px-0"
        />
        {words ? (
          <WritingStatus
            begun={words.content !== ''}
            whileWaiting="Reading the thread…"
            onStop={comment.stop}
          />
        ) : (
          <DraftStatus
            // Another draft has other things to tell.
            key={comment.opened}
            id={statusId}
            session={comment}
            subreddit={subreddit}
            onShow={(_, span) => field.current && selectSpan(field.current, span)}
            onChanged={() => field.current?.focus()}
            rules={
              subreddit !== null && <PassportNote subreddit={subreddit} kind="comment" passport={passport} />
            }
          />
        )}
      </Composer>
      {!words && <AroundTheComment comment={comment} product={product} />}
    </div>
  )
}

function AroundTheComment({ comment, product }: Pick<CommentEditorProps, 'comment' | 'product'>) {
  const { draft, ticks, unread, failure } = comment
  const [replacing, setReplacing] = useState(false)
  if (!draft) return null
  const holdsOwnWords = (draft.edited || draft.id === null) && !comment.isBlank('content')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <DraftFacts session={comment} />
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          onClick={() => {
            if (holdsOwnWords) setReplacing(true)
            else comment.generate()
          }}
        >
          <RefreshCw aria-hidden />
          Generate Comment
        </Button>
        <DiscardDialog
          open={replacing}
          onOpenChange={setReplacing}
          title="Replace what you wrote?"
          description="A new draft takes the place of your words."
          onDiscard={() => {
            setReplacing(false)
            comment.generate()
          }}
        />
      </div>
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <div className="grid gap-2.5 rounded-lg bg-muted px-3.5 py-3">
        <ModeNote mode={draft.mode} reasons={comment.reasons} product={product.name} />
        {(unread || ticks.never || draft.mode === 'mention_disclosed') && (
          <NamingChoice naming={ticks} unread={unread} onChange={comment.tick} />
        )}
      </div>
      {draft.note && <p className="text-sm text-muted-foreground">{draft.note}</p>}
    </>
  )
}
