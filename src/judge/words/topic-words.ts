import { commonWords } from './common-words.ts'
import { nearPhrases, nearSynonyms } from './near-synonyms.ts'
import { createVocabulary } from './vocabulary.ts'

const SUFFIXES = ['ings', 'ing', 'ers', 'er', 'ies', 'ed', 'es', 's', 'e', 'y']

/** 'scheduling', 'schedules' and 'schedule' are one word here. Crude, but the same for both sides. */
function stem(word: string) {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length - end.length >= 4)
  return suffix ? word.slice(0, -suffix.length) : word
}

const commonRoots = new Set([...commonWords].map(stem))

const { rootOf, readWords } = createVocabulary({
  apart: /['-]\d*|^\d+/,
  tells: (word) => word.length > 2 && !commonWords.has(word) && !commonRoots.has(stem(word)),
  stem,
  synonyms: nearSynonyms,
})

export { rootOf }

/** The words of a text that say what it is about: each root with the word as it was written first. */
export function readTerms(text: string) {
  const terms = new Map<string, string>()
  const plain = text.toLowerCase().replaceAll('’', "'")
  for (const { stands, pattern } of nearPhrases) {
    const found = pattern.exec(plain)?.[0]
    if (found) terms.set(rootOf(stands), found)
  }
  for (const { word, root } of readWords(text)) if (!terms.has(root)) terms.set(root, word)
  return terms
}
