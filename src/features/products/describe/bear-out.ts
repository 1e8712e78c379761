import { isKnownAmount, readNumbers } from '../../../judge/form/read-numbers.ts'
import { wordsOf } from '../../../judge/form/split-words.ts'
import { bearOut, vagueWords } from '../../../judge/words/bear-out.ts'
import { contentWords } from '../../../judge/words/claim-words.ts'
import { hasOnlyNumbersOf } from './support.ts'

/** A model says much in its own words; beyond this it says what the page doesn't. */
const MOST_MISSING = 0.4
const FEWEST_LETTERS = 4
const CLAUSES = /[,;:()–—]|\s-\s|\b(?:and|but|while|which|so that|und|et|y|e)\s/i

/** Whether what a sentence says stands in the source: its numbers and names all, of its words most, in every clause. */
export function isBorneOut(source: string, sentence: string): boolean {
  const amounts = readNumbers(source)
  if (!hasOnlyNumbersOf(source, sentence)) return false
  if (readNumbers(sentence).some((amount) => !isKnownAmount(amount, amounts))) return false
  const known = knownFrom(source)
  if (namesIn(sentence).some((name) => !known.has(name.toLowerCase()))) return false
  const whole = bearOut(sentence, known, vagueWords)
  if (whole.missing.length > whole.words.length * MOST_MISSING) return false
  return sentence.split(CLAUSES).every((clause) => {
    const { words, missing } = bearOut(clause, known, vagueWords)
    return missing.length < 2 || missing.length <= words.length / 2
  })
}

/** A word is known in any ending, and as a part of a longer one: `books` where there is bookkeeping. */
function knownFrom(source: string) {
  const words = [...new Set([...contentWords(source), ...wordsOf(source)])]
  const exact = new Set(words)
  const starts = new Set(words.flatMap((word) => (word.length >= FEWEST_LETTERS ? [word.slice(0, 5)] : [])))
  return {
    has: (word: string) =>
      exact.has(word) ||
      (word.length > FEWEST_LETTERS && starts.has(word.slice(0, 5))) ||
      (word.length >= FEWEST_LETTERS && words.some((known) => known.startsWith(word))),
  }
}

/** Capitals within a sentence. German writes all nouns so; there they are words like any other and counted as such. */
function namesIn(sentence: string): string[] {
  const names = sentence.match(/(?<=[\p{L}\p{N},;)'"]\s+["(]*)\p{Lu}[\p{L}\p{N}-]*/gu) ?? []
  return names.length > sentence.split(/\s+/).length / 4 ? [] : names
}
