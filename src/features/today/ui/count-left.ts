import type { Today } from '../schema.ts'
import { cutList } from './list/cut-list.ts'
import { type Acts, applyMarks } from './marks/apply-marks.ts'

/** How many threads of a day's list are left, as the server counts them. */
export const countLeft = (today: Today, acts: Acts) => cutList(applyMarks(today, acts)).day.length
