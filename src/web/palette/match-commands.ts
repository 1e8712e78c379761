type Findable = { label: string; keywords?: string }
type Group<Item> = { label: string; items: Item[]; onlyFound?: boolean }

const MISS = 5

/**
 * What contains every word of the query. What is called exactly so comes first, then what begins a word of the label, then what
 * begins a keyword, then what stands inside the label, then inside a keyword. Among equals the given order stays, and so does
 * each group.
 */
export function matchCommands<Item extends Findable, G extends Group<Item>>(groups: G[], query: string): G[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups.filter(({ onlyFound }) => !onlyFound)
  return groups
    .map((group) => {
      const ranked = group.items
        .map((item) => ({ item, rank: rankItem(item, words) }))
        .filter(({ rank }) => rank < MISS)
        .toSorted((a, b) => a.rank - b.rank)
      return { group: { ...group, items: ranked.map(({ item }) => item) }, best: ranked[0]?.rank ?? MISS }
    })
    .filter(({ best }) => best < MISS)
    .toSorted((a, b) => a.best - b.best)
    .map(({ group }) => group)
}

function rankItem(item: Findable, words: string[]) {
  if (plain(item.label) === words.join(' ')) return 0
  return Math.max(...words.map((word) => rankWord(item, word)))
}

function rankWord({ label, keywords = '' }: Findable, word: string) {
  const [name, others] = [plain(label), plain(keywords)]
  const ways = [beginsWord(name, word), beginsWord(others, word), name.includes(word), others.includes(word)]
  const first = ways.indexOf(true)
  return first === -1 ? MISS : first + 1
}

/** A name such as `r/SaaS` has two words. */
function beginsWord(text: string, word: string) {
  return text.startsWith(word) || text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))
}

function plain(text: string) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
