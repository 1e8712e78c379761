import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { MarkedTextarea } from '../../../../ui/marked-textarea.tsx'
import type { FieldName } from '../../schema.ts'
import { Composer } from '../editing/composer.tsx'
import { CopyButton } from '../editing/copy-button.tsx'
import { DraftFacts } from '../editing/draft-facts.tsx'
import { DraftStatus } from '../editing/draft-status.tsx'
import { PostedQuestion } from '../editing/posted-question.tsx'
import { MAX_CONTENT, MAX_TITLE } from '../editing/text-limits.ts'
import { WritingStatus } from '../editing/writing-status.tsx'
import { WrittenBy } from '../editing/written-by.tsx'
import { selectSpan } from '../findings/select-span.ts'
import { describeTerm } from '../naming/describe-term.ts'
import { joinTerms } from '../naming/join-terms.ts'
import { readDoubts } from '../naming/read-doubts.ts'
import { Reasons } from '../naming/reasons.tsx'
import type { PostSession } from './use-post-session.ts'

type EditableSheetProps = { post: PostSession; onPosted: () => void; children?: ReactNode }

/** The post: as it is written, and then to be edited in the same place. */
export function EditableSheet({ post, onPosted, children }: EditableSheetProps) {
  const { words, draft } = post
  const title = useRef<HTMLTextAreaElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const copyContent = useRef<HTMLButtonElement>(null)
  const statusId = useId()
  const fields = { title, content }
  const header = (field: FieldName, label: string) => (
    <div className="flex min-h-8 items-center justify-between gap-3 pointer-coarse:min-h-11">
      <p className="text-sm font-medium text-muted-foreground">{label}</p>
      {!words && (
        <CopyButton
          ref={field === 'content' ? copyContent : undefined}
          size="sm"
          variant="outline"
          session={post}
          field={field}
          name={`Copy ${label.toLowerCase()}`}
          statusId={statusId}
          onCopy={() => void post.copy(field)}
        />
      )}
    </div>
  )
  const textarea = (field: FieldName) => ({
    ref: fields[field],
    'aria-busy': words !== null,
    readOnly: words !== null,
    value: (words ?? draft?.text)?.[field] ?? '',
    marks: words ? [] : post.marks(field),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) =>
      draft && post.write({ ...draft.text, [field]: event.currentTarget.value }),
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        {header('title', 'Title')}
        <Composer>
          <MarkedTextarea
            {...textarea('title')}
            aria-label={words ? 'The title is being written' : 'Title'}
            maxLength={MAX_TITLE}
            className="px-3.5 py-3 font-voice text-lg font-semibold"
          />
        </Composer>
        {joinTerms(post.titleTerms).map((term) => (
          <p key={`${term.kind} ${term.value}`} className="text-sm wrap-anywhere text-muted-foreground">
            {describeTerm(term)} <q className="font-voice">{term.quote}</q>
          </p>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2">
        {header('content', 'Content')}
        <Composer>
          <MarkedTextarea
            {...textarea('content')}
            aria-label={words ? 'The text is being written' : 'Content'}
            maxLength={MAX_CONTENT}
            className="min-h-60 px-3.5 py-3 font-voice leading-relaxed"
          />
          {words ? (
            <WritingStatus begun={words.title + words.content !== ''} onStop={post.stop} />
          ) : (
            <DraftStatus
              // Another draft has other things to tell.
              key={post.opened}
              id={statusId}
              session={post}
              subreddit={post.judgedSubreddit}
              onShow={(field, span) => show(fields[field], span)}
              onChanged={(field) => fields[field].current?.focus()}
            />
          )}
        </Composer>
        {!words && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <DraftFacts session={post} />
            <NextBlank post={post} fields={fields} />
          </div>
        )}
      </div>
      {!words && draft && (
        <>
          <PostedQuestion
            // Another draft is another question.
            key={post.opened}
            asked={post.mayBePosted}
            logged={post.logged}
            onSave={post.save}
            onPosted={() => {
              post.notePosted()
              onPosted()
            }}
            onNotYet={() => {
              post.settlePosted()
              copyContent.current?.focus()
            }}
          />
          {children}
          <Reasons reasons={readDoubts(post.reasons)} />
          <WrittenBy name={draft.writtenBy} edited={draft.edited} />
          {draft.note && <p className="text-sm text-muted-foreground">{draft.note}</p>}
        </>
      )}
    </div>
  )
}

type Fields = Record<FieldName, RefObject<HTMLTextAreaElement | null>>

/** What only the user knows stands in brackets; this finds the next of them. */
function NextBlank({ post, fields }: { post: PostSession; fields: Fields }) {
  const last = useRef(-1)
  const blanks = post.findings?.filter(({ rule, span }) => rule === 'placeholder_left' && span) ?? []
  if (blanks.length === 0) return null
  function showNext() {
    last.current = (last.current + 1) % blanks.length
    const blank = blanks[last.current]
    if (blank?.span) show(fields[blank.field], blank.span)
  }
  return (
    <Button variant="outline" size="sm" onClick={showNext}>
      {blanks.length === 1 ? 'Fill the blank' : `Next of ${blanks.length} blanks`}
    </Button>
  )
}

function show(field: RefObject<HTMLTextAreaElement | null>, span: [number, number]) {
  if (field.current) selectSpan(field.current, span)
}
