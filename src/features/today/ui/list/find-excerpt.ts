import { plainText } from '../../../../ui/plain-text.ts'

type Excerpt = { before: string; marked: string; after: string }

/** How much of the room is kept for what follows the marked words, where so much follows. */
const TAIL = 0.4

/**
 * A few lines of a post around what it asks. Marked is only what stands there letter for letter; without it, it is the beginning.
 */
export function findExcerpt(post: { text: string; quote: string | null }, length: number): Excerpt {
  const text = oneLine(post.text)
  const quote = post.quote === null ? '' : oneLine(post.quote)
  const at = quote === '' ? -1 : text.indexOf(quote)
  if (at === -1) return { before: cutAfter(text, length), marked: '', after: '' }
  const room = Math.max(0, length - quote.length)
  const rest = text.slice(at + quote.length)
  const before = cutBefore(text.slice(0, at), room - Math.min(rest.length, Math.floor(room * TAIL)))
  const after = cutAfter(rest, room - before.length)
  return { before, marked: quote, after }
}

/** As many words from the beginning as there is room for. */
function cutAfter(text: string, room: number) {
  if (text.length <= room) return text
  const end = text.lastIndexOf(' ', Math.max(0, room - 1))
  return end > 0 ? `${text.slice(0, end)} …` : text.trim() === '' ? '' : ' …'
}

/** The last sentences that there is room for, or else the last words. */
function cutBefore(text: string, room: number) {
  if (text.length <= room) return text
  const from = text.length - room
  const starts = ['. ', '? ', '! '].map((end) => text.indexOf(end, from)).filter((start) => start !== -1)
  const sentence = Math.min(...starts.map((start) => start + 2))
  if (starts.length > 0 && sentence < text.length) return text.slice(sentence)
  const word = text.indexOf(' ', from)
  return word === -1 || word === text.length - 1 ? '… ' : `…${text.slice(word)}`
}

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()
