import { Badge } from './badge.tsx'

export type Fit = 'strong' | 'fair' | 'low'

const LOOK = {
  strong: { bars: 3, text: 'Strong fit', variant: 'marker' },
  fair: { bars: 2, text: 'Fair fit', variant: 'plain' },
  low: { bars: 1, text: 'Low fit', variant: 'plain' },
} as const

const BARS = [
  { x: 0, height: 4 },
  { x: 4.5, height: 7.5 },
  { x: 9, height: 11 },
]

type FitPillProps = {
  fit: Fit
  /** Other words for the same mark, for example 'Worth answering'. */
  children?: string
}

export function FitPill({ fit, children }: FitPillProps) {
  const { bars, text, variant } = LOOK[fit]
  const marked = variant === 'marker'
  return (
    <Badge variant={marked ? 'marker' : 'outline'} className={marked ? '' : 'border-transparent px-1'}>
      <FitBars bars={bars} />
      {children ?? text}
    </Badge>
  )
}

/** Of three bars, so many are filled. */
export function FitBars({ bars, className = 'size-3!' }: { bars: number; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" className={className}>
      {BARS.map(({ x, height }, index) => (
        <rect
          key={x}
          x={x}
          y={12 - height}
          width="3"
          height={height}
          rx="1"
          fillOpacity={index < bars ? 1 : 0.25}
        />
      ))}
    </svg>
  )
}
