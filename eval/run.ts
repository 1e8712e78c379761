import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluations } from './evaluations.ts'
import { stopsBuild } from './evaluation.ts'
import { type FirstScores, writeReport } from './write-report.ts'

const FIRST = join(import.meta.dirname, 'first-scores.json')
const REPORT = join(import.meta.dirname, '../docs/evaluation.md')

const done = await Promise.all(evaluations.map(async (evaluate) => evaluate()))
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
