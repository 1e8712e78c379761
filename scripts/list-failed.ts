import { failuresOf, readSuites } from './test-report.ts'

// The test files that failed, for another run of them alone; none is a failure that no test can tell.
const failed = process.argv
  .slice(2)
  .flatMap(readSuites)
  .filter((suite) => failuresOf(suite).length > 0)
console.log(failed.map(({ name }) => name).join(' '))
process.exit(failed.length > 0 ? 0 : 1)
