import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { OutsideButton } from '../../../../ui/outside-button.tsx'
import type { Reply } from '../../schema.ts'
import { countOf } from '../words/count-words.ts'

type EarlierRepliesProps = {
  /** Those that wait for nothing. */
  replies: Reply[]
  /** One of them that the address asks for. */
  asked: string | null
  onPutBack: (replyId: string) => void
}

/** Replies that were answered or set aside, folded away. */
export function EarlierReplies({ replies, asked, onPutBack }: EarlierRepliesProps) {
  // From then on it's the reader's to fold.
  const [isOpen] = useState(() => replies.some(({ id }) => id === asked))
  return (
    <details open={isOpen} className="group/earlier text-xs">
      <summary className="flex w-fit cursor-pointer items-center gap-1 rounded-sm text-muted-foreground hover:text-foreground pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden
          className="size-3.5 transition-transform group-open/earlier:rotate-90 motion-reduce:transition-none"
        />
        {countOf(replies.length, 'reply', 'replies')} answered or set aside
      </summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-1.5 pl-4.5">
        {replies.map(({ id, author, text, state, link }) => (
          <li
            key={id}
            data-reply={id}
            tabIndex={-1}
            className="flex min-w-0 flex-wrap items-center gap-x-2 rounded-sm"
          >
            <span className="shrink-0 font-medium">{author === null ? 'Someone' : `u/${author}`}</span>
            {text !== null && (
              <span className="min-w-0 flex-[1_1_8rem] truncate font-voice text-sm text-muted-foreground">{`“${text}”`}</span>
            )}
            <span className="ml-auto shrink-0 text-muted-foreground">
              {state === 'answered' ? 'Answered' : 'Set aside'}
            </span>
            {state === 'set_aside' && (
              <Button variant="link" size="text" className="text-xs" onClick={() => onPutBack(id)}>
                Put back
                <span className="sr-only">{` the reply by ${author ?? 'someone'}`}</span>
              </Button>
            )}
            <OutsideButton
              href={`https://www.reddit.com${link}`}
              text="Open"
              variant="ghost"
              size="xs"
              className="text-muted-foreground"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
