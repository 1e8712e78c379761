import { stripHidden } from '../../platform/plain-text.ts'

const asItIs = (text: string) => text

/** Strangers' words on one line, at most so long once escaped, and never cut within a character or its escape. */
export function fitText(text: string, limit: number, escape = asItIs) {
  const line = stripHidden(text).replaceAll(/\s+/g, ' ').trim()
  const whole = escape(line)
  if (whole.length <= limit) return whole
  let kept = ''
  for (const character of line) {
    const next = escape(character)
    if (kept.length + next.length >= limit) break
    kept += next
  }
  return `${kept}…`
}
