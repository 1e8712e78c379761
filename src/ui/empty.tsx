import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyProps = {
  /** One sentence: what is missing. */
  text: string
  /** At most one action that changes it. */
  children?: ReactNode
  className?: string
}

export function Empty({ text, children, className }: EmptyProps) {
  return (
    <div
      data-slot="empty"
      className={classNames('grid justify-items-center gap-4 px-6 py-12 text-center', className)}
    >
      <ThreadGlyph />
      <p className="max-w-90 text-md text-balance text-muted-foreground">{text}</p>
      {children}
    </div>
  )
}

/** A post without an answer: the thread goes down and ends in a dot with nothing beside it. */
function ThreadGlyph() {
  return (
    <svg viewBox="0 0 88 64" fill="none" aria-hidden="true" className="w-22">
      <rect x="1" y="1" width="62" height="24" rx="7" className="fill-card stroke-border" strokeWidth="1.5" />
      <path d="M11 10h28M11 16h18" className="stroke-border" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M13 26v9a14 14 0 0 0 14 14h3" className="stroke-chart-1" strokeWidth="2.5" />
      <circle cx="31.5" cy="49" r="4" className="fill-chart-1" />
      <rect
        x="42"
        y="37"
        width="45"
        height="24"
        rx="7"
        className="stroke-input"
        strokeWidth="1.5"
        strokeDasharray="3.5 4"
      />
    </svg>
  )
}
