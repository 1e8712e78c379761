import type { Figure } from './evaluation.ts'

/** The newest sets come in two halves: one to look at, and one of which only sums are read. */
export const HALVES = { tuning: 'to tune by', unseen: 'unseen' }
export type Half = keyof typeof HALVES

/** Bars that are missed, by the figure's name, each with the score as it is: it may only get better. */
export type KnownMisses = Record<Half, Record<string, NonNullable<Figure['knownMiss']>>>

/** The figures of both halves, each under a name of its own. */
export const figuresOfHalves = (figures: Record<Half, Figure[]>, known: KnownMisses): Figure[] =>
  (['tuning', 'unseen'] as const).flatMap((half) =>
    figures[half].map((figure) => {
      const knownMiss = known[half][figure.name]
      return { ...figure, name: `${figure.name}, ${HALVES[half]}`, ...(knownMiss && { knownMiss }) }
    }),
  )
