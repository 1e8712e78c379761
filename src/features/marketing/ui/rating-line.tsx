import { Star } from 'lucide-react'
import type { Claim } from '../../../brand.ts'

export function RatingLine({ rating }: { rating: Claim }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
      <Star className="size-3.5 fill-current text-[oklch(0.76_0.15_75)]" aria-hidden />
      <span>
        <strong className="font-semibold text-foreground">{rating.claim}</strong> {rating.note}
      </span>
    </p>
  )
}
