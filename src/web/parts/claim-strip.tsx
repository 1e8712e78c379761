import { Star } from 'lucide-react'
import type { brand } from '../../brand.ts'

/** What we promise, in one row. Nothing promised, nothing shown. */
export function ClaimStrip({ claims }: Pick<typeof brand, 'claims'>) {
  if (claims.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border bg-border lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {claims.map(({ claim, note, stars = 0 }) => (
        <li
          key={claim}
          className="grid content-center gap-x-3 bg-card px-5 py-4 lg:grid-cols-[1fr_auto] lg:items-center"
        >
          <span className="flex flex-wrap items-center gap-x-2 text-md font-semibold tabular-nums">
            {claim}
            <span className="flex gap-0.5" aria-hidden>
              {Array.from({ length: stars }, (_, star) => (
                <Star key={star} className="size-3.5 fill-chart-3 text-chart-3" />
              ))}
            </span>
          </span>
          <span className="text-sm text-muted-foreground">{note}</span>
        </li>
      ))}
    </ul>
  )
}
