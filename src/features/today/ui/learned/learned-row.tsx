import { ArrowDown, ArrowUp } from 'lucide-react'
import { useAct } from '../../../../client/use-act.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.tsx'
import type { Habit } from '../../schema.ts'
import { countHabit, describeHabit } from '../words/describe-learned.ts'
import { writeDay } from '../words/write-when.ts'
import type { useLearned } from './use-learned.ts'

type LearnedRowProps = {
  habit: Habit
  timeZone: string
  acts: Pick<ReturnType<typeof useLearned>, 'undo' | 'restore'>
}

/** One thing that was learned, what it rests on and what it does. */
export function LearnedRow({ habit, timeZone, acts }: LearnedRowProps) {
  const { busy, run } = useAct("We couldn't undo that")
  const restoring = useAct("We couldn't bring it back")
  const sentence = describeHabit(habit)
  const Icon = habit.does === 'skip' ? ArrowDown : ArrowUp
  const undo = () =>
    run(async () => {
      await acts.undo(habit.id)
      void toast({ title: 'Undone. This starts over.', text: `${sentence}.` }, (close) => (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            close()
            restoring.run(() => acts.restore(habit.id))
          }}
        >
          Bring it back
        </Button>
      ))
    })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t py-3 first:border-t-0 first:pt-0.5 last:pb-0.5">
      <span className="grid size-8 place-items-center rounded-md bg-muted text-muted-foreground">
        <Icon className="size-4" aria-hidden />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-base leading-5 font-medium tracking-normal text-pretty wrap-anywhere">
          {sentence}
          <span className="font-normal text-muted-foreground tabular-nums">{`, ${countHabit(habit)}`}</span>
        </h3>
        <p className="text-xs text-muted-foreground tabular-nums">
          {habit.does === 'skip'
            ? 'They stand lower in your list.'
            : 'They stand a little higher in your list.'}
          <span aria-hidden className="mx-1.5">
            ·
          </span>
          {writeDays(habit, timeZone)}
        </p>
      </div>
      <Button variant="outline" size="xs" aria-label={`Undo: ${sentence}`} busy={busy} onClick={undo}>
        Undo
      </Button>
    </li>
  )
}

function writeDays({ since, latest }: Habit, timeZone: string) {
  const [from, to] = [since, latest].map((at) => writeDay(Date.parse(at), timeZone))
  return from === to ? from : `${from} to ${to}`
}
