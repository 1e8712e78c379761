const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** The same length as before, so that offsets stay true. */
export const plainQuotes = (text: string) =>
  text.replaceAll(/[\u2018\u2019\u02BC]/g, "'").replaceAll(/[\u201C\u201D]/g, '"')

export const wordsOf = (text: string): string[] => plainQuotes(text).toLowerCase().match(WORD) ?? []

export const countWords = (text: string) => wordsOf(text).length
