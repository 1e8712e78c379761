import type { z } from 'zod'
import { countShared, hashWords, runsOf } from '../../../judge/form/shingles.ts'
import { isPlainStatement } from '../../../prompting/is-plain-statement.ts'
import { oneLine } from '../../../prompting/quote-strangers.ts'
import type { outlineSchema } from './outline-schema.ts'

export type Outline = z.infer<typeof outlineSchema>

const MAX_BEATS = 8
const MAX_GIST = 90
const PHRASE = 4

/**
 * What the first model says of a stranger's post is their text in disguise. Of its words only those go on that are plain,
 * without number, name or order, and not the stranger's own phrase; the role of a beat always does.
 */
export function cleanOutline({ beats, ...rest }: Outline, source: string): Outline {
  const words = hashWords(source)
  const isNeutral = (gist: string) =>
    isPlainStatement(gist, '') &&
    !/\d/.test(gist) &&
    !/\s\p{Lu}/u.test(gist) &&
    countShared(runsOf(hashWords(gist), PHRASE), words, PHRASE) === 0
  return {
    ...rest,
    beats: beats.slice(0, MAX_BEATS).map(({ role, gist }) => {
      const line = oneLine(gist, MAX_GIST)
      return { role, gist: isNeutral(line) ? line : '' }
    }),
  }
}
