import { countWords } from '../../../judge/form/split-words.ts'
import type { Register } from '../schema.ts'

/** Fewer answers tell about their writers, not about the community. */
const FEWEST = 5

/** How people write where they are well received; null where too few of their answers are known. */
export function readRegister(answers: string[]): Register | null {
  if (answers.length < FEWEST) return null
  const lengths = answers.map(countWords).toSorted((a, b) => a - b)
  const share = (isOne: (answer: string) => boolean) => answers.filter(isOne).length / answers.length
  return {
    medianWords: at(lengths, 0.5),
    p25Words: at(lengths, 0.25),
    p90Words: at(lengths, 0.9),
    withLists: share((answer) => /^\s*(?:[-*+•]|\d+[.)])\s+\S/m.test(answer)),
    lowerCaseStarts: share((answer) => /^\p{Ll}/u.test(answer)),
  }
}

/** An answer of fewer words has rarely helped anyone. */
const LEAST_WORDS = 40

/** How short and how long a comment may well be: what the writer is told, and what the user is told of their own. */
export function boundsOf({ p25Words, p90Words }: Register) {
  const least = Math.max(LEAST_WORDS, p25Words)
  return { least, most: Math.max(2 * LEAST_WORDS, p90Words) }
}

/** The value below which that share of all lies, by nearest rank. */
const at = (sorted: number[], share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
