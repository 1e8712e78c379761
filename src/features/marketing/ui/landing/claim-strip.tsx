import { Star } from 'lucide-react'
import type { Claim } from '../../../../brand.ts'

/** What we promise, in one row. Nothing promised, nothing shown. */
export function ClaimStrip({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null
  return (
    <ul
      aria-label="What you can count on"
      className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border lg:mb-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {claims.map(({ claim, note, stars = 0 }) => (
        <li
          key={claim}
          className="grid content-center gap-x-3 bg-card px-5 py-4 lg:grid-cols-[1fr_auto] lg:items-center"
        >
          <span className="flex flex-wrap items-center gap-x-2 text-md font-semibold tabular-nums">
            {claim}
            <span className="flex gap-0.5" aria-hidden>
              {Array.from({ length: stars }, (_, star) => (
                <Star key={star} className="size-3.5 fill-current text-[oklch(0.76_0.15_75)]" />
              ))}
            </span>
          </span>
          <span className="text-sm text-muted-foreground">{note}</span>
        </li>
      ))}
    </ul>
  )
}
