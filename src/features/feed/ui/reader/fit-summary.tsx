import { Check, Minus } from 'lucide-react'
import { FitPill } from '../../../../ui/fit-pill.tsx'
import type { Opportunity } from '../fit/score-post.ts'

/** Every part of the score with what caused it. */
export function FitSummary({ opportunity: { fit, score, points } }: { opportunity: Opportunity }) {
  return (
    <div className="grid justify-items-start gap-2.5 rounded-lg bg-muted p-4">
      <div className="flex w-full items-center justify-between gap-3">
        <FitPill fit={fit} />
        <p className="text-xs text-muted-foreground tabular-nums">{`Opportunity ${score} of 100`}</p>
      </div>
      <ul className="grid gap-1.5 text-sm text-muted-foreground">
        {points.map(({ good, text }) => (
          <li key={text} className="flex gap-2 wrap-anywhere">
            {good ? (
              <Check className="mt-0.75 size-3.5 shrink-0 text-success" strokeWidth={2.5} aria-hidden />
            ) : (
              <Minus className="mt-0.75 size-3.5 shrink-0" aria-hidden />
            )}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
