import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { attackEntry } from '../evaluate-injection.ts'
import { holds } from '../evaluation.ts'
import { readSet } from '../read-set.ts'
import { readCases } from './comment-case.ts'
import { compareRuns, keepRun, readRun } from './compare-runs.ts'
import { evaluateModel } from './evaluate-model.ts'
import { measure } from './measure.ts'
import { measureJudge } from './measure-judge.ts'
import { openModels } from './open-models.ts'
import { statePrompts } from './state-prompts.ts'
import { writeModelReport } from './write-model-report.ts'

const REPORT = join(import.meta.dirname, '../../docs/evaluation-model.md')

const text = { type: 'string' as const }
const { values } = parseArgs({
  // pnpm hands its own `--` on.
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { cases: text, runs: text, most: text, report: text, keep: text, against: text },
})
const bound = z.coerce.number().int().min(1)
const options = z
  .object({
    cases: bound.default(100),
    runs: bound.default(3),
    /** Drafts under way at a time. */
    most: bound.max(32).default(4),
    report: z.string().default(REPORT),
    /** Where to keep what was written, and an earlier run to compare it with. */
    keep: z.string().optional(),
    against: z.string().optional(),
  })
  .parse(values)

/** So many, spread over all. */
const spread = <T>(all: T[], most: number) =>
  all.filter((_, at) => Math.floor(((at + 1) * most) / all.length) > Math.floor((at * most) / all.length))

const models = await openModels(process.env)
const { writer, judge, prices, names, isSimulated } = models
const all = readCases()
const { runs, most } = options
const results = await evaluateModel({
  cases: spread(all, Math.min(options.cases, all.length)),
  attacks: spread(readSet('tuning/injection.json', attackEntry), Math.min(options.cases, 60)),
  runs,
  writer,
  prices,
  judge,
  most,
})
const kept = keepRun(results)
const measures = [
  await measureJudge(judge, all, most),
  ...measure(results),
  ...(options.against ? [compareRuns(readRun(options.against), kept)] : []),
]
await models.close()

const date = new Date().toISOString().slice(0, 10)
const report = writeModelReport(measures, results, { names, isSimulated, prompts: statePrompts(), date })
writeFileSync(options.report, report)
if (options.keep) writeFileSync(options.keep, `${JSON.stringify(kept, null, 2)}\n`)
console.log(report)
const isBroken = measures.some(
  ({ name, value, bar, isZeroBar }) => isZeroBar && value !== null && !holds({ name, value, bar }),
)
process.exitCode = isBroken ? 1 : 0
