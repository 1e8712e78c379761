import { ListChecks } from 'lucide-react'
import type { Reason } from '../../schema.ts'
import { Reasons } from '../naming/reasons.tsx'
import { WrittenBy } from './written-by.tsx'

type PointListProps = { points: { text: string; reasons: Reason[]; writtenBy: string | null } }

/** Where text of a model is not wanted: what could be said, in the user's own words. */
export function PointList({ points: { text, reasons, writtenBy } }: PointListProps) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter(Boolean)
  return (
    <div aria-live="polite" className="grid gap-2 rounded-md bg-info-soft px-3.5 py-3 text-sm">
      <p className="flex items-center gap-2 text-base font-semibold">
        <ListChecks className="size-4 shrink-0 text-info" aria-hidden />
        Points to make in your own words
      </p>
      <Reasons reasons={reasons} />
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <WrittenBy name={writtenBy} />
    </div>
  )
}
