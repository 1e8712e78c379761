import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { Today } from '../../schema.ts'
import { LearnedLink } from '../learned/learned-link.tsx'
import { PaceCard } from '../pace/pace-card.tsx'
import type { WeekParts } from '../week-parts.ts'
import { countOf } from '../words/count-words.ts'
import { ListHeading } from './list-heading.tsx'
import { SwipeHint } from './swipe-hint.tsx'

type ListViewProps = {
  today: Today
  /** How many threads of the list are to be answered. */
  toAnswer: number
  newcomers: number
  onShowNewcomers: () => void
  /** How many more there are than the day has room for. */
  more: number
  onMore: () => void
  /** Puts the focus on the open row: a button that had it goes away. */
  onFocusList: () => void
  now: number
  timeZone: string
  /** The next set threads, beside the list. */
  comingUp: ReactNode
  /** What was saved, beside the list. */
  saved: ReactNode
  week: WeekParts | undefined
  /** What is offered, below. */
  offer: ReactNode
  /** The list. */
  children: ReactNode
}

/** The day's list with what it comes to, and beside it how far the day is. */
export function ListView(props: ListViewProps) {
  const {
    today,
    toAnswer,
    newcomers,
    onShowNewcomers,
    more,
    onMore,
    onFocusList,
    comingUp,
    saved,
    week,
    offer,
  } = props
  const { now, timeZone, children } = props
  const onPhone = usePhone()
  return (
    <div className="-mt-1 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
        <ListHeading today={today} count={toAnswer} now={now} timeZone={timeZone} />
        {newcomers > 0 && (
          <p className="flex items-center gap-2 text-sm">
            <output>{`${countOf(newcomers, 'new thread')}.`}</output>
            <Button
              variant="link"
              size="text"
              className="text-sm"
              onClick={() => {
                onFocusList()
                onShowNewcomers()
              }}
            >
              Show
            </Button>
          </p>
        )}
        {week?.first}
        {onPhone && <SwipeHint onDone={onFocusList} />}
        {children}
        {more > 0 && (
          <Button variant="outline" className="justify-self-start" onClick={onMore}>
            {`Show ${more} more`}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 lg:max-xl:grid-cols-2">
        <div className="max-lg:hidden">
          <PaceCard pace={today.pace} named={today.named} />
        </div>
        {comingUp}
        {week?.card}
        {saved}
        {offer}
        <LearnedLink className="pl-4" />
      </div>
    </div>
  )
}
