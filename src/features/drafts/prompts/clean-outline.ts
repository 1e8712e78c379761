import type { z } from 'zod'
import { isPlainStatement } from '../../products/describe/check-text.ts'
import type { outlineSchema } from './outline-schema.ts'
import { oneLine } from './quote-strangers.ts'

export type Outline = z.infer<typeof outlineSchema>

const MAX_BEATS = 8
const MAX_GIST = 90
const PHRASE = 4

/**
 * What the first model says of a stranger's post is their text in disguise. Of its words only those go on that are plain,
 * without number, name or order, and not the stranger's own phrase; the role of a beat always does.
 */
export function cleanOutline({ beats, ...rest }: Outline, source: string): Outline {
  const phrases = runsOf(source)
  const isNeutral = (gist: string) =>
    isPlainStatement(gist, '') &&
    !/\d/.test(gist) &&
    !/\s\p{Lu}/u.test(gist) &&
    ![...runsOf(gist)].some((run) => phrases.has(run))
  return {
    ...rest,
    beats: beats.slice(0, MAX_BEATS).map(({ role, gist }) => {
      const line = oneLine(gist, MAX_GIST)
      return { role, gist: isNeutral(line) ? line : '' }
    }),
  }
}

function runsOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  return new Set(words.slice(PHRASE - 1).map((_, index) => words.slice(index, index + PHRASE).join(' ')))
}
