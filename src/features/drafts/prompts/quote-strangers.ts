import { randomBytes } from 'node:crypto'
import { shorten, stripHidden } from '../../../adapters/website/plain-text.ts'

// It begins only where a row of < begins, so that a long row is not read again from each of them.
const ANY_MARKER = /(?<!<)<{2,}[^<>\n]{0,80}>{2,}/g
/** What readers of a page or a post never see. */
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|^\[\/\/\]: # .*$/gm

/** Text without hidden characters, comments and anything that looks like one of our markers. */
export const unmarked = (text: string) =>
  stripHidden(text).replaceAll(COMMENTS, ' ').replaceAll(ANY_MARKER, ' ')

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
