import { gradeOf } from '../../../judge/form/measure-grade.ts'
import { countWords } from '../../../judge/form/split-words.ts'
import type { Register } from '../schema.ts'

/** Fewer comments tell about their writers, not about the community. */
const FEWEST = 8

/** How people write in a community; null where too few comments are known. */
export function readRegister(comments: string[]): Register | null {
  const real = comments
    .map((comment) => comment.trim())
    .filter((comment) => comment !== '' && !/^\[(?:deleted|removed)\]$/.test(comment))
  if (real.length < FEWEST) return null
  const lengths = real.map(countWords).toSorted((a, b) => a - b)
  const share = (isOne: (comment: string) => boolean) => real.filter(isOne).length / real.length
  const grades = real
    .filter((comment) => countWords(comment) >= 15)
    .map(gradeOf)
    .toSorted((a, b) => a - b)
  return {
    medianWords: at(lengths, 0.5),
    p25Words: at(lengths, 0.25),
    p90Words: at(lengths, 0.9),
    withLists: share((comment) => /^\s*(?:[-*+•]|\d+[.)])\s+\S/m.test(comment)),
    lowerCaseStarts: share((comment) => /^\p{Ll}/u.test(comment)),
    ...(grades.length >= FEWEST ? { grade: Math.round(at(grades, 0.5) * 10) / 10 } : {}),
  }
}

/** The value below which that share of all lies, by nearest rank. */
const at = (sorted: number[], share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
