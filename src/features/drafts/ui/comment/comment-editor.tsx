import { Alert } from '../../../../ui/alert.tsx'
import { MarkedTextarea } from '../../../../ui/marked-textarea.tsx'
import { Composer } from '../editing/composer.tsx'
import { DraftStatus } from '../editing/draft-status.tsx'
import { PointList } from '../editing/point-list.tsx'
import { MAX_CONTENT } from '../editing/text-limits.ts'
import { WritingStatus } from '../editing/writing-status.tsx'
import { WrittenBy } from '../editing/written-by.tsx'
import { selectSpan } from '../findings/select-span.ts'
import { PassportNote } from '../naming/passport-note.tsx'
import { KnownRow } from './known-row.tsx'
import type { CommentSession } from './use-comment-session.ts'

type CommentEditorProps = {
  comment: CommentSession
  subreddit: string | null
  /** Of the line that tells how the text stands. */
  statusId: string
  /** Missing where nothing may be drafted. */
  onGenerate: (() => void) | undefined
}

/** The comment: as it is written, and then to be edited in the same place. */
export function CommentEditor({ comment, subreddit, statusId, onGenerate }: CommentEditorProps) {
  const { words, draft, field, points, passport, opened } = comment
  return (
    <>
      {!words && points !== null && <PointList points={points} />}
      <Composer className="flex-1 max-md:rounded-none max-md:border-0 max-md:bg-transparent max-md:shadow-none">
        {onGenerate && <KnownRow key={`known ${opened}`} comment={comment} onGenerate={onGenerate} />}
        {/* Above the text, where nobody has to scroll for it. */}
        <div className="px-3.5 pt-2 empty:hidden max-md:px-0">
          {!words && <WrittenBy name={draft?.writtenBy} edited={draft?.edited} />}
        </div>
        <MarkedTextarea
          ref={field}
          aria-label={words ? `${comment.name} is being written` : comment.name}
          aria-busy={words !== null}
          readOnly={words !== null}
          maxLength={MAX_CONTENT}
          value={words?.content ?? draft?.text.content ?? ''}
          marks={words ? [] : comment.marks('content')}
          onChange={(event) => comment.write({ title: null, content: event.currentTarget.value })}
          className="min-h-40 px-3.5 py-3 font-voice leading-relaxed max-md:px-0"
        />
        {/* In sight above the buttons, however long the text is; opened, it takes its place below it. */}
        <div className="sticky bottom-18 rounded-b-lg bg-card has-[[aria-expanded=true]]:static max-md:bg-popover md:bottom-31">
          {words ? (
            <WritingStatus
              begun={words.content !== ''}
              whileWaiting="Reading the thread…"
              onStop={comment.stop}
            />
          ) : (
            <DraftStatus
              // Another draft has other things to tell.
              key={`status ${opened}`}
              id={statusId}
              session={comment}
              subreddit={subreddit}
              onShow={(_, span) => field.current && selectSpan(field.current, span)}
              onChanged={() => field.current?.focus()}
              rules={
                subreddit !== null && (
                  <PassportNote subreddit={subreddit} kind="comment" passport={passport} />
                )
              }
            />
          )}
        </div>
      </Composer>
      {!words && <BelowTheComment comment={comment} />}
    </>
  )
}

/** What went wrong around it, which is nothing most of the time. */
function BelowTheComment({ comment: { draft, failure, notSaved } }: Pick<CommentEditorProps, 'comment'>) {
  return (
    <>
      {notSaved && <p className="text-xs text-warning">{notSaved}</p>}
      {failure && <Alert variant="destructive">{failure.message}</Alert>}
      {draft?.note && <p className="text-xs text-muted-foreground">{draft.note}</p>}
    </>
  )
}
