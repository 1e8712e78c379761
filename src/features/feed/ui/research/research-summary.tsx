import { SlidersHorizontal } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Research, searchSortNames, searchTimeNames } from './research-state.ts'

type ResearchSummaryProps = { research: Research; onEdit: () => void }

/** The form in one line, where there is one column only. */
export function ResearchSummary({ research, onEdit }: ResearchSummaryProps) {
  const { keyword, subreddits, sort, time } = research
  return (
    <Card className="flex items-center gap-3 p-3 pl-4 lg:hidden">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{`“${keyword.trim()}”`}</p>
        <p className="truncate text-sm text-muted-foreground">
          {[
            subreddits.map((name) => `r/${name}`).join(', '),
            searchSortNames[sort],
            searchTimeNames[time],
          ].join(' · ')}
        </p>
      </div>
      <Button variant="outline" onClick={onEdit}>
        <SlidersHorizontal aria-hidden />
        Change
      </Button>
    </Card>
  )
}
