import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Encoder } from '../src/judge/sieve/encoder/encoder.ts'
import { attackEntry, measureInjection } from './evaluate-injection.ts'
import { lintEntry, measureForm } from './evaluate-lint.ts'
import type { Figure } from './evaluation.ts'
import { measureDisclosure } from './measure-disclosure.ts'
import { readSets } from './recorded/labelled-sets.ts'
import { measureSieve } from './sieve/measure-sieve.ts'
import { show } from './write-report.ts'

/** The same measurements on someone's own sets, one line a figure. A set that isn't there is left out. */
export async function measureFolder(encoder: Encoder, folder: string): Promise<string[]> {
  const read = <Entry>(name: string, entry: z.ZodType<Entry>) => {
    const file = join(folder, name)
    return existsSync(file) ? z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  }
  const print = (set: string, figures: Pick<Figure, 'name' | 'value'>[]) =>
    figures.map(({ name, value }) => `${set}: ${name} ${show(value)}`)
  const drafts = read('lint.json', lintEntry)
  const attacks = read('injection.json', attackEntry)
  const sets = readSets(folder)
  const bySieve = Object.entries(await measureSieve(encoder, sets)).flatMap(([set, figures]) =>
    Object.entries(figures).map(([name, value]) => `${set}: ${name} ${show(value)}`),
  )
  return [
    ...print('drafts by form', drafts ? measureForm(drafts).figures : []),
    ...print('disclosure', sets.disclosures.length > 0 ? measureDisclosure(sets.disclosures) : []),
    ...print('injection', attacks ? (await measureInjection(attacks)).figures : []),
    ...bySieve,
  ]
}
