const words = new Intl.Segmenter('en', { granularity: 'word' })
const MIN_STEM = 4
const STEM = 5

/** Equal for texts that differ in case, spaces, quotes and dashes only. */
export const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u201a\u201b\u2032`\u00b4]/g, "'")
    .replaceAll(/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether every number of the text stands in the source, whatever separates its thousands. */
export function hasOnlyNumbersOf(source: string, text: string) {
  const known = new Set(numbersOf(source))
  return numbersOf(text).every((number) => known.has(number))
}

/** How much of the text's longer words the source uses too, in any ending: 0 to 1. */
export function sharedWords(source: string, text: string) {
  const known = new Set(stemsOf(source))
  const stems = stemsOf(text)
  return stems.length === 0 ? 1 : stems.filter((stem) => known.has(stem)).length / stems.length
}

const numbersOf = (text: string) =>
  (normalise(text).match(/\p{Nd}+([.,]\p{Nd}+)*/gu) ?? []).map((number) =>
    number.replaceAll(/,(?=\p{Nd}{3})/gu, ''),
  )

const stemsOf = (text: string) =>
  [...words.segment(normalise(text))]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment) && !isSmall(segment))
    .map(({ segment }) => segment.slice(0, STEM))

/** Small words say nothing; in scripts without spaces words are short and all count. */
const isSmall = (word: string) => word.length < MIN_STEM && /\p{Script=Latin}/u.test(word)
