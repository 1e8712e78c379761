import type { ReactNode } from 'react'

type ChartImageProps = { sentence: string; className?: string; children: ReactNode }

/** What a chart says, in one sentence, over shapes that only the eye needs. */
export function ChartImage({ sentence, className, children }: ChartImageProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside an <img> the theme's colours are unknown
    <div role="img" aria-label={sentence} className={className}>
      {children}
    </div>
  )
}
