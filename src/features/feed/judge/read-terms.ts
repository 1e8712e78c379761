import { commonWords } from './common-words.ts'
import { nearPhrases, nearSynonyms } from './near-synonyms.ts'

const SUFFIXES = ['ings', 'ing', 'ers', 'er', 'ies', 'ed', 'es', 's', 'e', 'y']

/** 'scheduling', 'schedules' and 'schedule' are one word here. Crude, but the same for both sides. */
function stem(word: string) {
  const suffix = SUFFIXES.find((end) => word.endsWith(end) && word.length - end.length >= 4)
  return suffix ? word.slice(0, -suffix.length) : word
}

const standsFor = new Map(
  nearSynonyms.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), stem(first)])),
)

/** What a word is counted as: its stem, or that of the word that stands for it. */
export function rootOf(word: string) {
  const root = stem(word)
  return standsFor.get(root) ?? root
}

const commonRoots = new Set([...commonWords].map(stem))

/** The words of a text that say what it is about: each root with the word as it was written first. */
export function readTerms(text: string) {
  const terms = new Map<string, string>()
  const plain = text.toLowerCase().replaceAll('’', "'")
  for (const { stands, pattern } of nearPhrases) {
    const found = pattern.exec(plain)?.[0]
    if (found) terms.set(rootOf(stands), found)
  }
  for (const word of new Set(plain.match(/\p{L}[\p{L}\d]{2,}/gu))) {
    if (commonWords.has(word) || commonRoots.has(stem(word))) continue
    const root = rootOf(word)
    if (!terms.has(root)) terms.set(root, word)
  }
  return terms
}
