import { Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TitledCard } from '../../../../ui/titled-card.tsx'
import { useFocusKept } from '../../../../ui/use-focus-kept.ts'
import { useTimeZone } from '../../../../ui/use-time-zone.ts'
import type { Learned } from '../../schema.ts'
import { describeWatched } from '../words/describe-learned.ts'
import { ForgetEverything } from './forget-everything.tsx'
import { LearnedRow } from './learned-row.tsx'
import { useLearned } from './use-learned.ts'

/** Everything that the list has learned from the user, each with the way back. */
export function LearnedScreen() {
  const { learned, failure, tryAgain, ...acts } = useLearned()
  if (failure)
    return (
      <div className="grid justify-items-start gap-3">
        <Alert variant="destructive">{failure.message}</Alert>
        <Button variant="outline" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    )
  return learned ? <LearnedCards learned={learned} acts={acts} /> : <LoadingLearned />
}

type LearnedCardsProps = {
  learned: Learned
  acts: Pick<ReturnType<typeof useLearned>, 'undo' | 'restore' | 'forgetAll'>
}

function LearnedCards({ learned: { habits, watching }, acts }: LearnedCardsProps) {
  const timeZone = useTimeZone()
  const place = useFocusKept<HTMLDivElement>([...habits, ...watching].map(({ id }) => id).join())
  const isEmpty = habits.length === 0 && watching.length === 0
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      {habits.length > 0 && (
        <TitledCard title="What moves your list" aside={<ForgetEverything onForget={acts.forgetAll} />}>
          <ul>
            {habits.map((habit) => (
              <LearnedRow key={habit.id} habit={habit} timeZone={timeZone} acts={acts} />
            ))}
          </ul>
        </TitledCard>
      )}
      {isEmpty && (
        <Card>
          <Empty text="Nothing learned yet. Dismiss a thread and say why, and it shows up here.">
            <Button variant="outline" render={<Link to="/dashboard/today" />}>
              Back to Today
            </Button>
          </Empty>
        </Card>
      )}
      {watching.length > 0 && (
        <TitledCard
          title="Not enough yet"
          text="We need at least five threads, and a clear habit, before the order changes."
          aside={habits.length === 0 && <ForgetEverything onForget={acts.forgetAll} />}
        >
          <ul className="grid gap-1.5 text-sm text-muted-foreground tabular-nums">
            {watching.map((counted) => (
              <li key={counted.id} className="wrap-anywhere">
                {describeWatched(counted)}
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
      <p className="text-xs text-muted-foreground">
        We keep our own labels, never anyone's words: the line of your product that a thread met, its
        community, what it asked for and how old it was. Each fades after 60 days. A dismissal without a
        reason counts half.
      </p>
    </div>
  )
}

const LoadingLearned = () => (
  <Card className="grid gap-4 px-4 py-4 sm:px-5">
    <output className="sr-only">Loading what was learned…</output>
    <Skeleton className="h-5 w-40" />
    {[0, 1, 2].map((nth) => (
      <Skeleton key={nth} className="h-10" />
    ))}
  </Card>
)
