import { shorten, stripHidden } from '../../../platform/plain-text.ts'

/** What strangers wrote, in one line: nothing in it is hidden, ends a line or turns the direction of what follows. */
export const inOneLine = (said: string) => stripHidden(said).replaceAll(/\s+/g, ' ').trim()

/** The same, ending with a word where it's too long. */
export function shortLine(said: string, limit: number) {
  const line = inOneLine(said)
  return line.length <= limit ? line : `${inOneLine(shorten(line, limit))}…`
}

const UNSEEN = '\u200c'

/** Mail programs make links of addresses. With something unseen behind its dots, 'evil.test' isn't one. */
export const withoutLinks = (said: string) =>
  inOneLine(said)
    .split('.')
    .map((piece, index) => (index === 0 || piece === '' || piece.startsWith(' ') ? piece : UNSEEN + piece))
    .join('.')
