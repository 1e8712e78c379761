import type { ReactNode } from 'react'
import type { Guide } from '../schema.ts'
import { GuideCard } from './guide-card.tsx'

type GuideGridProps = {
  guides: Guide[]
  /** Everything in a new tab; else only what lies elsewhere. */
  newTab?: boolean
  /** After the last card. */
  children?: ReactNode
}

export function GuideGrid({ guides, newTab = false, children }: GuideGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} newTab={newTab || !guide.url.startsWith('/')} />
      ))}
      {children}
    </ul>
  )
}
