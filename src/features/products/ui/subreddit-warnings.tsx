import { Ban } from 'lucide-react'
import type { NoteOf } from './subreddit-note.ts'

type SubredditWarningsProps = { names: string[]; noteOf: NoteOf }

/** Which of the chosen ones don't want to hear of products, with the rule that says so: there is no hover on a phone. */
export function SubredditWarnings({ names, noteOf }: SubredditWarningsProps) {
  const warned = names.flatMap((name) => {
    const note = noteOf(name)
    return note?.tone === 'danger' ? [{ name, note }] : []
  })
  return (
    <output className="grid gap-1.5 text-sm empty:hidden">
      {warned.map(({ name, note: { text, quote } }) => (
        <p key={name} className="flex gap-1.5">
          <Ban className="mt-0.75 size-3.5 shrink-0 text-danger" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium text-danger">{`r/${name}: ${text}.`}</span>
            {quote && <span className="font-voice text-muted-foreground">{` “${quote}”`}</span>}
          </span>
        </p>
      ))}
    </output>
  )
}
