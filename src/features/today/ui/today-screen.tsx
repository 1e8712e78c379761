import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import type { ChosenProduct } from './chosen-product.ts'
import { PlainView } from './endings/plain-view.tsx'
import { TodaySkeleton } from './endings/today-skeleton.tsx'
import type { RenderLogo } from './list/row-acts.ts'
import { TodayDay } from './today-day.tsx'
import type { AskedThread } from './use-asked-thread.ts'
import type { OpenedThread } from './use-opened-thread.ts'
import type { WeekParts } from './week-parts.ts'
import { LOAD_FAILURE, type TodayRead } from './use-today.ts'

type TodayScreenProps = {
  read: TodayRead
  /** Undefined where the list is for all products. */
  chosen: ChosenProduct | undefined
  renderLogo: RenderLogo
  /** Where the answer to a thread is written, over the list. */
  renderDialog: (opened: OpenedThread) => ReactNode
  /** A thread to open first. */
  asked?: AskedThread | undefined
  /** What is offered beside the list; `onGone` finds the focus another place. */
  renderOffer?: (onGone: () => void) => ReactNode
  /** How last week went. */
  week?: WeekParts
  /** The next set threads of the user's communities: beside the list, and of tomorrow at its end. */
  comingUp?: ReactNode
  tomorrow?: ReactNode
  now: number
}

/** What is worth an answer today, over all products and communities. */
export function TodayScreen({ read, ...shared }: TodayScreenProps) {
  const { today, failure, tryAgain, product } = read
  if (today) return <TodayDay key={product ?? 'all'} {...shared} read={read} today={today} />
  if (!failure) return <TodaySkeleton />
  return (
    <PlainView title={LOAD_FAILURE} text={failure.message} isFailure>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="outline" onClick={tryAgain}>
          Try Again
        </Button>
        <Button variant="ghost" render={<Link to="/dashboard" />}>
          Browse the feed
        </Button>
      </div>
    </PlainView>
  )
}
