/** Control characters and whatever draws nothing: zero-width, bidi, tags, fillers. */
const HIDDEN = /[^\P{C}\n\t]|\p{Default_Ignorable_Code_Point}/gu

export const stripHidden = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(HIDDEN, '')

export const hasHidden = (text: string) => stripHidden(text) !== text

/** At most so many characters. A cut may fall into the middle of one, which a model's provider would refuse. */
export const cut = (text: string, limit: number) => text.slice(0, limit).toWellFormed()

/** At most so many characters, ending with a sentence where one ends near, else with a word. */
export function shorten(text: string, limit: number) {
  if (text.length <= limit) return text
  const start = text.slice(0, limit)
  const end = lastSentenceEnd(start)
  if (end > limit * 0.7) return start.slice(0, end)
  const word = start.search(/\s\S*$/)
  return (word > limit * 0.7 ? start.slice(0, word) : start).trimEnd()
}

function lastSentenceEnd(text: string) {
  for (let end = text.length; end > 0; end -= 1) {
    const isLast = '.!?'.includes(text[end - 1] ?? '') && (text[end] ?? '').trim() === ''
    if (isLast) return end
  }
  return 0
}
