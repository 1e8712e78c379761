import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEncoder } from '../src/judge/sieve/encoder/open-encoder.ts'
import { stopsBuild } from './evaluation.ts'
import { evaluations } from './evaluations.ts'
import { measureFolder } from './measure-folder.ts'
import { evaluateSieve } from './sieve/evaluate-sieve.ts'
import { type FirstScores, writeReport } from './write-report.ts'

const FIRST = join(import.meta.dirname, 'first-scores.json')
const REPORT = join(import.meta.dirname, '../docs/evaluation.md')

// pnpm hands the dashes on.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({ args, options: { sets: { type: 'string' } } })
const encoder = openEncoder()
try {
  if (values.sets) console.log((await measureFolder(encoder, values.sets)).join('\n'))
  else await evaluateOwnSets()
} finally {
  await encoder.close()
}

async function evaluateOwnSets() {
  const done = await Promise.all(evaluations.map(async (evaluate) => evaluate()))
  done.push(await evaluateSieve(encoder))
  const first: FirstScores = existsSync(FIRST) ? JSON.parse(readFileSync(FIRST, 'utf8')) : {}
  // A score is the first only once: what is kept is never written over.
  for (const { name, figures } of done)
    first[name] ??= Object.fromEntries(figures.map((figure) => [figure.name, figure.value]))
  writeFileSync(FIRST, `${JSON.stringify(first, null, 2)}\n`)

  const report = writeReport(done, first)
  writeFileSync(REPORT, report)
  console.log(report)
  const missed = done.flatMap(({ figures }) => figures).filter(stopsBuild)
  process.exitCode = missed.length > 0 ? 1 : 0
}
