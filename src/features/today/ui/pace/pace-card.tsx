import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Today } from '../../schema.ts'
import { writeMentions } from '../words/write-group.ts'
import { writePace } from '../words/write-line.ts'
import { PaceRing } from './pace-ring.tsx'
import { writeGoal } from './write-goal.ts'

type PaceCardProps = Pick<Today, 'pace' | 'named'>

/** How far the day is, and how often the product was mentioned lately. */
export function PaceCard({ pace, named }: PaceCardProps) {
  return (
    <section aria-label="Your pace">
      <Card className="p-4">
        <div className="flex items-center gap-4">
          <PaceRing pace={pace} />
          <div className="grid gap-0.5">
            <h2 className="text-sm tabular-nums">{writePace(pace)}</h2>
            <p
              className={classNames('text-xs text-muted-foreground', pace.posted > pace.to && 'text-warning')}
            >
              {writeGoal(pace).map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}
                </span>
              ))}
            </p>
          </div>
        </div>
        <div className="mt-4 grid gap-2 border-t pt-3.5">
          <p className="flex justify-between gap-2 text-xs">
            <span className="font-medium">{writeMentions(named)}</span>
            <span className="text-muted-foreground">aim for 1 in 10</span>
          </p>
          {named.length > 0 && <MentionTicks named={named} />}
        </div>
      </Card>
    </section>
  )
}

/** The last posts and comments, oldest first; those that name the product are dark. */
function MentionTicks({ named }: Pick<Today, 'named'>) {
  return (
    <div aria-hidden className="flex gap-1 forced-color-adjust-none">
      {named.map((isNamed, nth) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- they are told apart by their place alone
          key={nth}
          className={classNames('h-1.5 flex-1 rounded-full', isNamed ? 'bg-primary' : 'bg-heat-1')}
        />
      ))}
    </div>
  )
}
