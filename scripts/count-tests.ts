import { failuresOf, readSuites } from './test-report.ts'

// A file that was run again counts by its later run.
const suites = new Map<string, ReturnType<typeof readSuites>[number]>()
const failures: string[] = []
for (const path of process.argv.slice(2)) {
  try {
    for (const suite of readSuites(path)) suites.set(suite.name, suite)
  } catch {
    failures.push(`${path}: its suite left no report`)
  }
}
let passed = 0
for (const suite of suites.values()) {
  passed += suite.assertionResults.filter(({ status }) => status === 'passed').length
  failures.push(...failuresOf(suite))
}
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
