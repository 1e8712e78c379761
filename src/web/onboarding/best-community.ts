/** Of the chosen communities the one that suits the product best: as they were ranked, else as they were chosen. */
export function bestCommunity(chosen: string[], ranked: { name: string }[]): string | undefined {
  const spellings = new Map(chosen.map((name) => [name.toLowerCase(), name]))
  const best = ranked.find(({ name }) => spellings.has(name.toLowerCase()))
  return best ? spellings.get(best.name.toLowerCase()) : chosen[0]
}
