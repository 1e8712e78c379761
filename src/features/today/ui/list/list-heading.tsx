import { Fragment } from 'react'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { Today } from '../../schema.ts'
import { PaceBars } from '../pace/pace-bars.tsx'
import { DayGaps } from './day-gaps.tsx'
import { writeEnough, writePace, writeThreads, writeWaiting } from '../words/write-line.ts'

type ListHeadingProps = { today: Today; count: number; now: number; timeZone: string }

/** What the day's list comes to, in a line. */
export function ListHeading({ today, count, ...clock }: ListHeadingProps) {
  const { pace, waiting } = today
  const onPhone = usePhone()
  const enough = writeEnough(pace)
  const still = writeWaiting(waiting)
  const parts = [...(enough === null ? writeThreads(count) : []), ...(still === null ? [] : [still])]
  return (
    <header className="grid gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          Today
        </h1>
        {onPhone && (
          <p className="text-sm text-muted-foreground">
            <span className="font-medium text-foreground">{`${pace.posted} of ${pace.from}`}</span> comments
          </p>
        )}
      </div>
      <p className="text-base text-muted-foreground tabular-nums max-md:text-[0.9375rem]">
        {enough !== null && <span className="text-foreground">{enough}</span>}
        {parts.map((part, nth) => (
          <Fragment key={part}>
            {(nth > 0 || enough !== null) && <Dot />}
            {part}
          </Fragment>
        ))}
        {!onPhone && enough === null && (
          <>
            <Dot />
            <span className="font-medium text-foreground">{writePace(pace)}</span>
          </>
        )}
      </p>
      <DayGaps today={today} {...clock} />
      <div className="pt-2.5 lg:hidden">
        <PaceBars pace={pace} />
      </div>
    </header>
  )
}

const Dot = () => (
  <span aria-hidden className="mx-1.5">
    ·
  </span>
)
