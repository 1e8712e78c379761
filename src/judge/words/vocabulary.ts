import { wordsOf } from '../form/split-words.ts'

type Choices = {
  /** What parts a word into several. */
  apart: RegExp
  /** Whether a word says anything here. */
  tells: (word: string) => boolean
  /** What is left of a word without its ending. */
  stem: (word: string) => string
  /** Words that mean much the same, in groups; the first stands for all. */
  synonyms: string[][]
}

/** What the words of a text come to: those that say something, each with the root by which it is known in any ending. */
export function createVocabulary({ apart, tells, stem, synonyms }: Choices) {
  const standsFor = new Map(
    synonyms.flatMap((group) => group.map((word) => [stem(word), stem(group[0] ?? word)] as const)),
  )
  const rootOf = (word: string) => {
    const root = stem(word)
    return standsFor.get(root) ?? root
  }
  const readWords = (text: string) =>
    wordsOf(text)
      .flatMap((word) => word.split(apart))
      .filter(tells)
      .map((word) => ({ word, root: rootOf(word) }))
  return { rootOf, readWords }
}
