import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { GenerateButton, KnownField, QUESTION } from './known-field.tsx'
import type { CommentSession } from './use-comment-session.ts'

type KnownRowProps = {
  comment: CommentSession
  onGenerate: () => void
}

/** Above a draft: what it was written from, and behind it the way to another one. */
export function KnownRow({ comment, onGenerate }: KnownRowProps) {
  const [open, setOpen] = useState(false)
  const foldId = useId()
  const isWriting = comment.is === 'writing'
  const isOpen = open && !isWriting
  return (
    <div className="text-sm max-md:rounded-lg max-md:bg-muted md:border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? foldId : undefined}
        aria-disabled={isWriting}
        onClick={() => setOpen(!isOpen && !isWriting)}
        className="flex min-h-10 w-full items-center gap-2 rounded-lg px-3.5 text-left -outline-offset-2 max-md:min-h-13.5"
      >
        <span className="flex min-w-0 flex-1 gap-x-2.5 max-md:flex-col">
          <span className="shrink-0 text-muted-foreground">{QUESTION}</span>
          {!isOpen && comment.known !== '' && <span className="min-w-0 truncate">{comment.known}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 text-muted-foreground ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={foldId} className="grid animate-fade gap-3 px-3.5 pb-3.5">
          <KnownField comment={comment} />
          <GenerateButton comment={comment} onGenerate={onGenerate} />
        </div>
      )}
    </div>
  )
}
