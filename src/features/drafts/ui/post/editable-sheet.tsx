import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import type { FieldName } from '../../session/session-state.ts'
import { CopyButton } from '../editing/copy-button.tsx'
import { DraftFacts } from '../editing/draft-facts.tsx'
import { PostedQuestion } from '../editing/posted-question.tsx'
import { MAX_CONTENT, MAX_TITLE } from '../editing/text-limits.ts'
import { FindingList } from '../findings/finding-list.tsx'
import { selectSpan } from '../findings/select-span.ts'
import { describeTerm } from '../naming/describe-term.ts'
import { joinTerms } from '../naming/join-terms.ts'
import { ModeNote } from '../naming/mode-note.tsx'
import type { PostSession } from './use-post-session.ts'

type EditableSheetProps = { post: PostSession; onPosted: () => void; children?: ReactNode }

export function EditableSheet({ post, onPosted, children }: EditableSheetProps) {
  const { draft, copied } = post
  const title = useRef<HTMLTextAreaElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const copyContent = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (!draft) return null
  const fields = { title, content }
  const row = (field: FieldName, label: string, children: ReactNode) => {
    const other = field === 'title' ? 'content' : 'title'
    const waits = post.isStopped(other) && !post.isBlank(field)
    const why = [post.blocking(field).length > 0 && `${id}-${field}`, waits && `${id}-${field}-waits`]
    return (
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-medium text-muted-foreground">{label}</p>
          <CopyButton
            ref={field === 'content' ? copyContent : undefined}
            size="sm"
            variant="outline"
            name={`Copy ${label.toLowerCase()}`}
            copied={copied === field}
            disabled={!post.mayCopy(field)}
            describedBy={why.filter(Boolean).join(' ') || undefined}
            onCopy={() => void post.copy(field)}
          />
        </div>
        {children}
        {waits && (
          <p id={`${id}-${field}-waits`} className="text-sm text-muted-foreground">
            {`Fix the ${other} before you copy this.`}
          </p>
        )}
        <FindingList
          id={`${id}-${field}`}
          session={post}
          field={field}
          onShow={(span) => show(fields[field], span)}
          onRepaired={() => fields[field].current?.focus()}
        />
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {row(
        'title',
        'Title',
        <>
          <Textarea
            ref={title}
            voice
            rows={1}
            aria-label="Title"
            maxLength={MAX_TITLE}
            value={draft.text.title ?? ''}
            onChange={(event) => post.write({ ...draft.text, title: event.currentTarget.value })}
            className="text-lg font-semibold"
          />
          {joinTerms(post.titleTerms).map((term) => (
            <p key={`${term.kind} ${term.value}`} className="text-sm wrap-anywhere text-muted-foreground">
              {describeTerm(term)} <q className="font-voice">{term.quote}</q>
            </p>
          ))}
        </>,
      )}
      {row(
        'content',
        'Content',
        <>
          <Textarea
            ref={content}
            voice
            rows={10}
            className="min-h-60"
            aria-label="Content"
            maxLength={MAX_CONTENT}
            value={draft.text.content}
            onChange={(event) => post.write({ ...draft.text, content: event.currentTarget.value })}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <DraftFacts session={post} />
            <NextBlank post={post} fields={fields} />
          </div>
        </>,
      )}
      <PostedQuestion
        // Another draft is another question.
        key={post.opened}
        kind="post"
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
      <ModeNote mode={draft.mode} reasons={post.reasons} product={post.given.product.name} />
      {draft.note && <p className="text-sm text-muted-foreground">{draft.note}</p>}
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
