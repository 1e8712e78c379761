import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A labelled set, checked as it is read: a slip in a label must not pass for a score. */
export const readSet = <Entry>(file: string, entry: z.ZodType<Entry>): Entry[] =>
  z.array(entry).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'sets', file), 'utf8')))
