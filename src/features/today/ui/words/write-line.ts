import { MINUTES_PER_ANSWER, type Today } from '../../schema.ts'
import { countOf } from './count-words.ts'

/** What the day's list comes to: 'about 18 minutes' for five threads. Reading isn't counted. */
export const minutesFor = (threads: number) => Math.ceil(threads * MINUTES_PER_ANSWER)

export const writePace = ({ posted, from }: Today['pace']) => `${posted} of ${from} comments`

/** 'still reading 12 posts'; null where nothing is being read. */
export const writeWaiting = (waiting: number) =>
  waiting === 0 ? null : `still reading ${countOf(waiting, 'post')}`

/** '5 threads worth answering' and 'about 18 minutes'. */
export function writeThreads(count: number) {
  if (count === 0) return ['Nothing worth answering right now']
  return [`${countOf(count, 'thread')} worth answering`, `about ${minutesFor(count)} minutes`]
}

/** Beyond what is safe, or what someone wants to write in a day; null below that. */
export const writeEnough = ({ posted, to }: Today['pace']) =>
  posted >= to ? `${countOf(posted, 'comment')} today. The rest can wait until tomorrow.` : null
