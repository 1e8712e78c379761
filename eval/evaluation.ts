/** One figure with the bar it has to reach. */
export type Figure = {
  name: string
  value: number
  bar: { atLeast: number } | { atMost: number } | null
  /** On entries that nobody had looked at while mending by the others; what to expect of the world, if anything is. */
  unseen?: number
  /** Why its bar is missed, where that is known and stops no build. */
  knownMiss?: string
}

export type Miss = { id: string; wanted: string; got: string }

export type Evaluation = {
  /** Also the key under which the first score is kept. */
  name: string
  /** What was measured, in a sentence. */
  about: string
  figures: Figure[]
  /** Rows of a Markdown table, its head first. */
  table: string[][]
  misses: Miss[]
}

export const holds = ({ value, bar }: Figure) =>
  bar === null || ('atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost)

export const stopsBuild = (figure: Figure) => !holds(figure) && figure.knownMiss === undefined

/** A share of nothing is whole: nothing was missed. */
export const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
