import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Session } from '../../session/use-session.ts'

export const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** How long it is, and whether it says who wrote it. */
export function DraftFacts({ session }: { session: Pick<Session, 'draft' | 'naming' | 'notSaved'> }) {
  const { draft, naming, notSaved } = session
  const words = countWords(draft?.text.content ?? '')
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
      <span className="tabular-nums">{words === 1 ? '1 word' : `${words} words`}</span>
      {naming?.disclosed ? (
        <span className="flex items-center gap-1 text-success">
          <CircleCheck className="size-3.5 shrink-0" aria-hidden />
          Says you're the maker
        </span>
      ) : (
        naming?.named && (
          <span className="flex items-center gap-1 text-warning">
            <CircleDashed className="size-3.5 shrink-0" aria-hidden />
            Doesn't say you're the maker
          </span>
        )
      )}
      {notSaved && <span className="text-warning">{notSaved}</span>}
    </p>
  )
}
