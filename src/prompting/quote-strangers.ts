import { randomBytes } from 'node:crypto'
import { shorten, stripHidden } from '../platform/plain-text.ts'

const ROWS = /(<+|>+)/
const LONGEST_MARKER = 80
/** What readers of a page or a post never see. */
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|^\[\/\/\]: # .*$/gm

/** Text without hidden characters, comments and anything that looks like one of our markers. */
export const unmarked = (text: string) => withoutMarkers(stripHidden(text).replaceAll(COMMENTS, ' '))

/** The same on one line, for a field among others. */
export const oneLine = (text: string, limit: number) =>
  shorten(unmarked(text).replaceAll(/\s+/g, ' ').trim(), limit)

/**
 * Puts strangers' text between markers. They are new for each request, so a text can't know them and close its own quotation.
 */
export function startQuoting() {
  const secret = randomBytes(12).toString('base64url')
  return (name: string, text: string, limit = Number.POSITIVE_INFINITY) =>
    `<<<${name}-${secret}>>>\n${shorten(unmarked(text), limit)}\n<<<end ${name}-${secret}>>>`
}

/** Cut at every row of brackets, so that the longest row is read only once. */
function withoutMarkers(text: string) {
  const pieces = text.split(ROWS)
  let kept = ''
  for (let at = 0; at < pieces.length; at += 1) {
    const [begin = '', inside = '', end = ''] = pieces.slice(at, at + 3)
    const isShort = inside.length <= LONGEST_MARKER && !inside.includes('\n')
    const isMarker = begin.startsWith('<<') && isShort && end.startsWith('>>')
    kept += isMarker ? ' ' : begin
    if (isMarker) at += 2
  }
  return kept
}
