/** Keeps the first place of one ranking from outweighing good places in several. */
const EVEN_OUT = 10

/** Several rankings as one, each entry once: what stands high in many comes first (reciprocal rank fusion). */
export function mergeRankings<Entry extends { name: string }>(rankings: Entry[][]): Entry[] {
  const merged = new Map<string, { entry: Entry; points: number }>()
  for (const ranking of rankings) {
    for (const [place, entry] of ranking.entries()) {
      const points = (merged.get(entry.name)?.points ?? 0) + 1 / (EVEN_OUT + place)
      merged.set(entry.name, { entry, points })
    }
  }
  return [...merged.values()].toSorted((a, b) => b.points - a.points).map(({ entry }) => entry)
}
