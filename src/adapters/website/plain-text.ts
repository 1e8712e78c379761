/** Control characters and whatever draws nothing: zero-width, bidi, tags, fillers. */
const HIDDEN = /[^\P{C}\n\t]|\p{Default_Ignorable_Code_Point}/gu

export const stripHidden = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(HIDDEN, '')

export const hasHidden = (text: string) => stripHidden(text) !== text

/** At most so many characters, ending with a sentence where one ends near, else with a word. */
export function shorten(text: string, limit: number) {
  if (text.length <= limit) return text
  const start = text.slice(0, limit)
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(`${start} `)?.[0] ?? ''
  if (sentence.length > limit * 0.7) return sentence
  const word = start.search(/\s\S*$/)
  return (word > limit * 0.7 ? start.slice(0, word) : start).trimEnd()
}
