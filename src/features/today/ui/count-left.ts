import type { Today } from '../schema.ts'
import { type Acts, applyMarks } from './marks/apply-marks.ts'

/** How many threads of a day's list are left, as the server counts them: none once the day's goal is reached. */
export function countLeft(today: Today, acts: Acts) {
  const { posted, from, to } = today.pace
  return posted >= from ? 0 : Math.min(applyMarks(today, acts).threads.length, to - posted)
}
