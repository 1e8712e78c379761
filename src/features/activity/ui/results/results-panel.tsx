import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Day, Goal } from '../../judge/count-days.ts'
import { countOutcomes } from '../../judge/count-outcomes.ts'
import { DAYS_SHOWN, type Survival } from '../../schema.ts'
import { countOf } from '../words/count-words.ts'
import { CommunityCard } from './community-card.tsx'
import { MonthCard } from './month-card.tsx'
import { PaceMonth } from './pace-month.tsx'

type ResultsPanelProps = { days: Day[]; communities: Survival[]; goal: Goal }

/** What the last days came to, beside the log; where there is no room, a line that unfolds. */
export function ResultsPanel({ days, communities, goal }: ResultsPanelProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const entries = days.flatMap((day) => day.entries)
  const { up, removed } = countOutcomes(entries)
  const seen = up + removed
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 xl:col-start-2 xl:row-start-1"
    >
      <h2 id={id} className="px-0.5 text-sm font-medium tracking-normal text-muted-foreground max-xl:sr-only">
        Last {DAYS_SHOWN} days
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded-lg border bg-card px-4 text-left text-base shadow-1 xl:hidden"
      >
        {seen > 0 ? (
          <span>
            <span className="font-semibold tabular-nums">{`${up} of ${seen}`}</span> still up
          </span>
        ) : (
          <span>{`${countOf(entries.length, 'entry', 'entries')}, none checked yet`}</span>
        )}
        <span className="text-sm text-muted-foreground">{`· last ${DAYS_SHOWN} days`}</span>
        <ChevronDown
          aria-hidden
          className={classNames('ml-auto size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', !isOpen && 'max-xl:hidden')}>
        <MonthCard days={days} />
        {communities.length > 0 && <CommunityCard communities={communities} />}
        <PaceMonth days={days} goal={goal} />
      </div>
    </section>
  )
}
