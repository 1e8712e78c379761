import { ArrowUpRight } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { LetterHint } from '../../../../ui/letter-hint.tsx'
import { plainText } from '../../../../ui/plain-text.ts'
import { ThreadLine } from '../../../../ui/thread-line.tsx'
import { writeAge } from '../../../../ui/write-age.ts'
import type { Reply } from '../../schema.ts'

type ReplyCardProps = {
  reply: Reply
  /** The first of the page: the others step back. */
  isFirst: boolean
  now: number
  onDraft: () => void
  onSetAside: () => void
}

/** A reply that waits, hung on what it answers. Its words leave after two days; the way to it stays. */
export function ReplyCard({ reply, isFirst, now, onDraft, onSetAside }: ReplyCardProps) {
  const { id, author, text, link, postedAt } = reply
  const who = author === null ? 'Someone' : `u/${author}`
  return (
    <li data-reply={id} tabIndex={-1} className="relative rounded-lg pl-7.5 outline-offset-4">
      <ThreadLine className="absolute -top-2.5 left-1.75 h-7.5 w-5 rounded-bl-[1.125rem]" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 rounded-lg bg-muted px-3.5 py-3 max-md:grid-cols-1">
        <div className="grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted-foreground tabular-nums">
            <span className="font-semibold text-foreground">{who}</span>
            <span aria-hidden>·</span>
            {writeAge(Date.parse(postedAt) / 1_000, now)}
            <a
              href={`https://www.reddit.com${link}`}
              target="_blank"
              rel="noopener noreferrer"
              className="-my-1 grid size-6 place-items-center rounded-sm hover:text-foreground pointer-coarse:-my-3 pointer-coarse:size-11"
            >
              <ArrowUpRight className="size-3.5" aria-hidden />
              <span className="sr-only">{`Open the reply by ${who} on Reddit (opens in a new tab)`}</span>
            </a>
          </p>
          {text === null ? (
            <p className="text-sm text-muted-foreground">
              We keep replies for two days. You can still read this one on Reddit.
            </p>
          ) : (
            <p className="line-clamp-6 font-voice text-[0.9375rem] leading-5.75 wrap-anywhere whitespace-pre-line">
              {`“${plainText(text).trim()}”`}
            </p>
          )}
        </div>
        <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-x-1.5 gap-y-1 md:justify-start">
          {text !== null && (
            <Button
              size="sm"
              variant={isFirst ? 'default' : 'outline'}
              aria-keyshortcuts="R"
              onClick={onDraft}
              data-draft
            >
              Draft a reply
              {isFirst && <LetterHint letter="R" onPrimary />}
            </Button>
          )}
          <Button size="sm" variant="ghost" className="text-muted-foreground" onClick={onSetAside}>
            Set aside
          </Button>
        </div>
      </div>
    </li>
  )
}
