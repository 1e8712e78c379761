import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mix } from './mix.ts'

export const learnedMix = mix.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../weights/mix.json'), 'utf8')),
)
