import { Progress } from '../../../ui/progress.tsx'

/** 0 to 100, or why there is no score. */
export type Opportunity = number | 'none' | 'reading' | 'few'

const reasons = { none: 'No threads to score', reading: 'Reading…', few: 'Too few to tell' }

/** From the posts in the list below. */
export function OpportunityCell({ name, opportunity }: { name: string; opportunity: Opportunity }) {
  if (typeof opportunity === 'string')
    return <p className="text-sm text-muted-foreground @max-xl:text-right">{reasons[opportunity]}</p>
  return (
    <span className="flex items-center gap-3 @max-xl:justify-end">
      {/* The figure is enough where there is no room. */}
      <Progress
        value={opportunity}
        aria-label={`Opportunity score of r/${name}`}
        className="w-16 @max-xl:hidden @2xl:w-28"
      />
      <span className="font-semibold tabular-nums">{opportunity}</span>
    </span>
  )
}
