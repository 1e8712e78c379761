import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Encoder } from '../src/judge/sieve/encoder/encoder.ts'
import { disclosureEntry, evaluateDisclosure } from './evaluate-disclosure.ts'
import { evaluateLint, lintEntry } from './evaluate-lint.ts'
import { readSets } from './recorded/labelled-sets.ts'
import { measureSieve } from './sieve/measure-sieve.ts'
import { show } from './write-report.ts'

/** The same measurements on someone's own sets, one line a figure. A set that isn't there is left out. */
export async function measureFolder(encoder: Encoder, folder: string): Promise<string[]> {
  const read = <Entry>(name: string, entry: z.ZodType<Entry>) => {
    const file = join(folder, name)
    return existsSync(file) ? z.array(entry).parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  }
  const drafts = read('lint.json', lintEntry)
  const disclosures = read('disclosure.json', disclosureEntry)
  const byCode = [drafts && evaluateLint(drafts), disclosures && evaluateDisclosure(disclosures)].flatMap(
    (done) => (done ? done.figures.map(({ name, value }) => `${done.name}: ${name} ${show(value)}`) : []),
  )
  const bySieve = Object.entries(await measureSieve(encoder, readSets(folder))).flatMap(([set, figures]) =>
    Object.entries(figures).map(([name, value]) => `${set}: ${name} ${show(value)}`),
  )
  return [...byCode, ...bySieve]
}
