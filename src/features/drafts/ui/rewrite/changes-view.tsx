import { TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { DraftText } from '../../judge/draft-context.ts'
import { compareWords } from './compare-words.ts'

const TOO_MUCH = 0.4

type ChangesViewProps = { source: string; text: DraftText }

/** How far the rewritten post has come from the original. */
export function ChangesView({ source, text }: ChangesViewProps) {
  const [shown, setShown] = useState(false)
  const { pieces, sameShare } = useMemo(
    () => compareWords(source, `${text.title ?? ''}\n\n${text.content}`),
    [source, text],
  )
  const percent = Math.round(sameShare * 100)
  return (
    <div className="grid gap-3">
      {sameShare > TOO_MUCH && (
        <p aria-live="polite" className="flex gap-2 rounded-md bg-warning-soft px-3.5 py-3 text-warning">
          <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden />
          {`${percent}% of the words are the original's. Tell it in your own before you post it.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide changes' : 'Show changes'}
        </Button>
        {shown && <p className="text-sm text-muted-foreground">What is new is marked.</p>}
      </div>
      {shown && (
        <p
          data-slot="changes"
          className="rounded-md bg-muted px-4 py-3.5 font-voice leading-relaxed whitespace-pre-wrap wrap-anywhere"
        >
          {pieces.map(({ text, isNew }, index) =>
            isNew ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
              <ins key={index} className="bg-success-soft box-decoration-clone no-underline">
                {text}
              </ins>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </div>
  )
}
