import type { Today } from '../../schema.ts'
import { writeLate, writeUnreadable } from '../words/write-gaps.ts'

type DayGapsProps = { today: Today; now: number; timeZone: string }

/** What the day's list can't know of, in the line below what it tells. */
export const DayGaps = ({ today, ...clock }: DayGapsProps) =>
  [writeLate(today, clock), writeUnreadable(today.unreadable)]
    .filter((text) => text !== null)
    .map((text) => (
      <p key={text} className="text-base text-pretty text-warning">
        {text}
      </p>
    ))
