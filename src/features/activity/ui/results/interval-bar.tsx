type IntervalBarProps = {
  /** Shares between 0 and 1: what was seen, and where the true one probably is. */
  share: number
  low: number
  high: number
}

/** An estimate with how sure it is. Decorative: the words stand beside it. */
export function IntervalBar({ share, low, high }: IntervalBarProps) {
  return (
    <div aria-hidden className="relative h-2 rounded-full bg-secondary forced-color-adjust-none">
      <span
        data-slot="interval"
        className="absolute inset-y-0 rounded-full bg-heat-2"
        style={{ left: percent(low), width: percent(high - low) }}
      />
      <span
        data-slot="share"
        className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-primary ring-2 ring-card"
        // It stays within the track at both ends.
        style={{ left: `clamp(0.375rem, ${percent(share)}, calc(100% - 0.375rem))` }}
      />
    </div>
  )
}

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`
