/** One figure with the bar it has to reach. */
export type Figure = {
  name: string
  value: number
  bar: { atLeast: number } | { atMost: number } | null
  /** On entries that nobody had looked at while mending by the others; what to expect of the world, if anything is. */
  unseen?: number
  /** Why its bar is missed, where that is known: then the build stops only where the figure gets worse than `atWorst`. */
  knownMiss?: { why: string; atWorst: number }
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

export function stopsBuild({ bar, knownMiss, ...figure }: Figure) {
  if (!bar || !knownMiss) return !holds({ ...figure, bar })
  const { atWorst } = knownMiss
  return !holds({ ...figure, bar: 'atLeast' in bar ? { atLeast: atWorst } : { atMost: atWorst } })
}

/** A share of nothing is whole: nothing was missed. */
export const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
