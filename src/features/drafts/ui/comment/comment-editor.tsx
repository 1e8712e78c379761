import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { DraftProduct } from '../draft-product.ts'
import { DraftFacts } from '../editing/draft-facts.tsx'
import { PointList } from '../editing/point-list.tsx'
import { MAX_CONTENT } from '../editing/text-limits.ts'
import { FindingList } from '../findings/finding-list.tsx'
import { selectSpan } from '../findings/select-span.ts'
import { ModeNote } from '../naming/mode-note.tsx'
import { NamingChoice } from '../naming/naming-choice.tsx'
import { PassportNote } from '../naming/passport-note.tsx'
import type { CommentSession } from './use-comment-session.ts'

type CommentEditorProps = {
  comment: CommentSession
  product: DraftProduct
  subreddit: string | null
  /** Of what is told about the text. */
  findingsId: string
}

export function CommentEditor({ comment, product, subreddit, findingsId }: CommentEditorProps) {
  const { draft, field, ticks, unread, passport, points, failure } = comment
  const [replacing, setReplacing] = useState(false)
  if (!draft) return null
  const holdsOwnWords = (draft.edited || draft.id === null) && !comment.isBlank('content')
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      {points !== null && <PointList points={points.text} reasons={points.reasons} />}
      <Textarea
        ref={field}
        voice
        rows={6}
        aria-label="Your comment"
        maxLength={MAX_CONTENT}
        value={draft.text.content}
        onChange={(event) => comment.write({ title: null, content: event.currentTarget.value })}
        className="min-h-40 flex-1"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <DraftFacts session={comment} />
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          onClick={() => {
            if (holdsOwnWords) setReplacing(true)
            else void comment.generate()
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
            void comment.generate()
          }}
        />
      </div>
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      <FindingList
        id={findingsId}
        session={comment}
        field="content"
        onShow={(span) => field.current && selectSpan(field.current, span)}
        onRepaired={() => field.current?.focus()}
      />
      <div className="grid gap-2.5 rounded-lg bg-muted px-3.5 py-3">
        <ModeNote mode={draft.mode} reasons={comment.reasons} product={product.name} />
        {subreddit !== null && <PassportNote subreddit={subreddit} kind="comment" passport={passport} />}
        {(unread || ticks.never || draft.mode === 'mention_disclosed') && (
          <NamingChoice naming={ticks} unread={unread} onChange={comment.tick} />
        )}
      </div>
      {draft.note && <p className="text-sm text-muted-foreground">{draft.note}</p>}
    </div>
  )
}
