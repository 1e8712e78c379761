import type { Session } from '../../session/use-session.ts'

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** How long it is, and whether it is kept. */
export function DraftFacts({ session }: { session: Pick<Session, 'draft' | 'notSaved'> }) {
  const { draft, notSaved } = session
  const words = countWords(draft?.text.content ?? '')
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-muted-foreground">
      <span className="tabular-nums">{words === 1 ? '1 word' : `${words} words`}</span>
      {notSaved && <span className="text-warning">{notSaved}</span>}
    </p>
  )
}
