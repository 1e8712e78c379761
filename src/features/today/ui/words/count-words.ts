import { NUMBER_WORDS } from '../../../../ui/number-words.ts'

/** 'Three', to begin a sentence with; from thirteen on in digits. */
export const inWordsFirst = (count: number) => NUMBER_WORDS[count] ?? String(count)

/** 'three'. */
export const inWords = (count: number) => inWordsFirst(count).toLowerCase()

/** '1 thread', '5 threads'. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
