import { splitSentences } from './split-sentences.ts'
import { wordsOf } from './split-words.ts'

/** School years needed to read a text (Flesch-Kincaid). */
export function gradeOf(text: string): number {
  const words = wordsOf(text)
  if (words.length === 0) return 0
  const sentences = Math.max(1, splitSentences(text).length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const vowels = word.replace(/(?:e|es|ed)$/, '').match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, vowels + (/[^aeiou]le$/.test(word) ? 1 : 0))
}
