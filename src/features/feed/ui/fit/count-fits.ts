import type { Post } from '../../schema.ts'
import { isWorthAnswering } from './post-fit.ts'
import type { Fits } from './use-fits.ts'

export type FitCounts = { worth: number; waiting: number; read: number }

/** How many posts are worth an answer, wait to be read, and were read. */
export function countFits(posts: Post[], fits: Pick<Fits, 'of'>): FitCounts {
  const states = posts.map((post) => fits.of(post)?.state)
  return {
    worth: posts.filter((post) => !post.closed && isWorthAnswering(fits.of(post))).length,
    waiting: states.filter((state) => state === 'waiting').length,
    read: states.filter((state) => state === 'judged' || state === 'sieved').length,
  }
}

/** Whether all that was read was read without a model, and nothing more is coming. */
export function isQuickLook(posts: Post[], fits: Pick<Fits, 'of' | 'isReading'>) {
  const { read } = countFits(posts, fits)
  const sieved = posts.filter((post) => fits.of(post)?.state === 'sieved').length
  return !fits.isReading && read > 0 && sieved === read
}
