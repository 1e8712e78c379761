import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askAboutSeeds } from './ask-about-seeds.ts'
import { measureSets, measureWritingOf } from './measure-sets.ts'
import { openReplay } from './open-replay.ts'
import { writeForDemo } from './write-for-demo.ts'
import { printFigures, printWriting, writeRecordedReport } from './write-recorded-report.ts'

const SETS = join(import.meta.dirname, '../sets')
const REPORT = join(import.meta.dirname, '../../docs/evaluation-recorded.md')

// pnpm hands the dashes on.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({
  args,
  options: {
    sets: { type: 'string' },
    recordings: { type: 'string' },
    seeds: { type: 'boolean' },
    writing: { type: 'boolean' },
  },
})

if (values.seeds) {
  // The demo's own questions: those without an answer go to `missing` in the folder of recordings.
  const replay = await openReplay(values.recordings)
  const asked = Object.entries(await askAboutSeeds(replay))
  for (const [name, answers] of asked)
    console.log(
      `${name}: ${answers.filter((answer) => answer !== null).length} of ${answers.length} answered`,
    )
  const drafts = await writeForDemo(replay)
  console.log(`drafts: ${drafts.filter(({ shown }) => shown).length} of ${drafts.length} written`)
  await replay.close()
} else if (values.writing) {
  // Our own cases for drafts: each round leaves the next questions in `missing`.
  console.log(printWriting(await measureWritingOf(SETS, values.recordings)))
} else if (values.sets) {
  // Someone else's sets: figures only, and nothing is written but questions that have no answer yet.
  console.log(printFigures(await measureSets(values.sets, values.recordings)))
  console.log(printWriting(await measureWritingOf(values.sets, values.recordings)))
} else {
  const report = writeRecordedReport({
    tuning: await measureSets(join(SETS, 'tuning')),
    unseen: await measureSets(join(SETS, 'unseen')),
    writing: await measureWritingOf(SETS),
  })
  writeFileSync(REPORT, report.text)
  console.log(report.text)
  process.exitCode = report.missed.length > 0 ? 1 : 0
}
