import type { Post } from '../../schema.ts'
import { isWorthAnswering, levelOf } from './post-fit.ts'
import type { Fits } from './use-fits.ts'

export type FitCounts = {
  /** Worth an answer, as far as anyone can tell; closed threads never are. */
  worth: number
  /** Of these, what the model calls a strong fit. */
  strong: number
  waiting: number
  read: number
  /** Nobody could read them. */
  unread: number
}

export function countFits(posts: Post[], fits: Pick<Fits, 'of'>): FitCounts {
  const open = posts.filter(({ closed }) => !closed).map((post) => fits.of(post))
  const states = posts.map((post) => fits.of(post)?.state)
  return {
    worth: open.filter(isWorthAnswering).length,
    strong: open.filter((fit) => levelOf(fit) === 'strong').length,
    waiting: states.filter((state) => state === 'waiting').length,
    read: states.filter((state) => state === 'judged' || state === 'sieved').length,
    unread: open.filter((fit) => fit?.state === 'unread').length,
  }
}

/** Whether all were read, nothing more is coming, and none is worth an answer. */
export const hasNothing = ({ worth, waiting, read, unread }: FitCounts, isReading: boolean) =>
  !isReading && read > 0 && worth + waiting + unread === 0

/** Whether all that was read was read without a model, and nothing more is coming. */
export function isQuickLook(posts: Post[], fits: Pick<Fits, 'of' | 'isReading'>) {
  const { read } = countFits(posts, fits)
  const sieved = posts.filter((post) => fits.of(post)?.state === 'sieved').length
  return !fits.isReading && read > 0 && sieved === read
}
