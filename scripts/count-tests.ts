import { relative } from 'node:path'
import { sumUpTests } from './sum-up-tests.ts'
import { readSuites, type Suite } from './test-report.ts'

const MOST_LINES = 12
/** Enough to know the cause by; the log has the rest. */
const startOf = (reason: string) => relative('.', reason).split('\n').slice(0, MOST_LINES).join('\n')

// What the reports of a run say together: `VITEST_REPORT=report.json pnpm test`, then this with that file. Later reports come last.
const reports: Suite[][] = []
const missing: string[] = []
for (const path of process.argv.slice(2)) {
  try {
    reports.push(readSuites(path))
  } catch {
    missing.push(`${path}: its suite left no report`)
  }
}
const { passed, assertions, repeated, failures } = sumUpTests(reports)
const failed = [...missing, ...failures]
for (const failure of failed) console.log(`FAILED ${failure}`)
console.log(`${assertions} assertions`)
if (repeated.length > 0) {
  for (const reason of repeated.flatMap(({ reasons }) => reasons)) console.log(`REPEATED ${startOf(reason)}`)
  console.log(`Passed only when repeated: ${repeated.map(({ name }) => relative('.', name)).join(', ')}`)
}
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)
