import { readFileSync } from 'node:fs'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: unknown[]
}

// A suite that could not even start has no failed test of its own, yet must not pass for green.
let passed = 0
let failed = 0
for (const path of process.argv.slice(2)) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report
    passed += report.numPassedTests
    failed += report.numFailedTests || report.numFailedTestSuites
  } catch {
    failed += 1
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
