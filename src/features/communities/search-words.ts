import { wordsOf } from '../../judge/form/split-words.ts'
import { isStop } from '../../judge/form/stop-words.ts'
import { type KnownProduct, linesOf } from '../../judge/known-product.ts'
import { commonWords } from '../../judge/words/common-words.ts'

export const MOST_SEARCHES = 8
/** More words than that find nothing: Reddit wants all of them. */
const WORDS_EACH = 3

/** Which lines of a profile say most about where its people meet, and how many of them are searched for. */
const shares: [start: string, most: number][] = [
  ['people.', 2],
  ['problems.', 2],
  ['what', 1],
  ['rivals.', 1],
  ['jobs.', 2],
]

/** What to ask Reddit's search for: a few telling words of each line, from all over what is known of the product. */
export function searchWords(product: KnownProduct): string[] {
  const named = new Set(wordsOf(product.name))
  const lines = linesOf(product)
  const chosen = product.profile
    ? shares.flatMap(([start, most]) => lines.filter(({ id }) => id.startsWith(start)).slice(0, most))
    : lines
  const rows = chosen.map(({ text }) => inGroups(tellingWords(text).filter((word) => !named.has(word))))
  // The first words of every line come before the second ones of any.
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const groups = Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  const searches = [...new Set(groups)].slice(0, MOST_SEARCHES)
  return searches.length > 0 ? searches : [product.name]
}

const tellingWords = (text: string) => [
  ...new Set(
    wordsOf(text)
      .flatMap((word) => word.split(/['-]/))
      .filter((word) => word.length > 2 && !/^\d/.test(word) && !isStop(word) && !commonWords.has(word)),
  ),
]

/** A word alone is left over only where the line has no other. */
function inGroups(words: string[]) {
  const groups = Array.from({ length: Math.ceil(words.length / WORDS_EACH) }, (_, at) =>
    words.slice(at * WORDS_EACH, (at + 1) * WORDS_EACH),
  )
  return groups.filter((group, at) => group.length > 1 || at === 0).map((group) => group.join(' '))
}
