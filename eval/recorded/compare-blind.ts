import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { show } from '../write-report.ts'
import { countPreferences, judgements } from './blind/count-preferences.ts'
import { isSheetOf, makeSheet, type Pair } from './blind/make-sheet.ts'
import { pickCases } from './blind/pick-cases.ts'
import { writeBarely } from './blind/write-barely.ts'
import { readWriting } from './labelled-sets.ts'
import { openReplay, RECORDINGS } from './open-replay.ts'
import { readExamplePrices } from './writing/read-example-prices.ts'
import { writeCase } from './writing/write-case.ts'

const SETS = join(import.meta.dirname, '../sets')
// pnpm hands the dashes on.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({
  args,
  options: {
    sets: { type: 'string' },
    recordings: { type: 'string' },
    cases: { type: 'string', default: '89' },
  },
})
if (values.sets && !values.recordings)
  throw new Error('Say where the sheet of these sets goes: --recordings DIR')
const home = (values.sets && values.recordings) || RECORDINGS
const SHEET = join(home, 'blind-sheet.json')
const KEY = join(home, 'blind-key.json')
const READERS = [1, 2].map((number) => join(home, `blind-reader-${number}.json`))

const picked = pickCases(readWriting(values.sets ?? SETS), Number(values.cases))
const pairs = await writePairs()
console.log(`${pairs.length} of ${picked.length} cases have both comments.`)
if (pairs.length === picked.length) {
  const { sheet, key } = makeSheet(pairs)
  const readers = READERS.filter((file) => existsSync(file))
  if (readers.length > 0 && !isSheetOf(readJson(SHEET), sheet))
    throw new Error(
      'The comments have changed since they were read. Delete what the readers said, and have these read.',
    )
  keep(SHEET, sheet)
  keep(KEY, key)
  console.log(`Two readers judge ${SHEET} without having seen ${KEY}.`)
  if (readers.length === READERS.length)
    console.log(printPreferences(countPreferences(readers.map(readJudgements), key)))
}

/** What the product shows beside what one line gets. Both are asked for in one round, so that neither waits for the other. */
async function writePairs() {
  const replay = await openReplay(values.recordings)
  const prices = readExamplePrices()
  const found: Pair[] = []
  for (const of of picked) {
    const bare = await writeBarely(replay, of)
    const ours = await writeCase(replay, prices, of)
    if (ours === null) throw new Error(`No draft came of ${of.id}.`)
    if (bare === null || ours === 'unrecorded') continue
    const notes = ours.given.mode === 'notes_only'
    found.push({ of, ours: ours.shown.draft.content, bare, notes })
  }
  await replay.close()
  return found
}

function printPreferences(counted: ReturnType<typeof countPreferences>) {
  return counted
    .map(({ item, share, interval: [low, high], byReader, agreed }) => {
      const alone = byReader.map(show).join(' and ')
      return `${item}: ours preferred ${show(share)} (95 %: ${show(low)} to ${show(high)}); by reader ${alone}; alike ${show(agreed)}`
    })
    .join('\n')
}

function readJudgements(file: string) {
  return judgements.parse(readJson(file))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function keep(file: string, content: unknown) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
