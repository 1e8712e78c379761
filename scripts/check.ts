import { existsSync } from 'node:fs'
import { findTests } from './check/find-tests.ts'
import { listChanges } from './check/list-changes.ts'
import { readDurations } from './check/read-durations.ts'
import { readImporters } from './check/read-importers.ts'
import { runSteps, type Step } from './check/run-steps.ts'

/** Where neither git nor the other checks look. */
const BUILD_INFO = 'node_modules/.cache/check/types.tsbuildinfo'
const ROUTES = new Set(['src/web/routes.ts', 'react-router.config.ts'])

const started = performance.now()
const { files, since } = listChanges()
console.log([`Changed since ${since}:`, ...files].join('\n  '))

const there = files.filter((file) => existsSync(file))
const deleted = new Set(files.filter((file) => !there.includes(file)))
const { run, left } = findTests(files, readImporters(), { deleted, durations: readDurations() })
const code = there.filter((file) => /\.tsx?$/.test(file))
const needsRoutes = !existsSync('.react-router/types') || files.some((file) => ROUTES.has(file))
const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(' ')

// One thread each: several of them do much of the same work again, and the steps run side by side already.
const typesCommand = `tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile ${BUILD_INFO}`
const steps: Step[] = [['types', needsRoutes ? `react-router typegen && ${typesCommand}` : typesCommand]]
if (there.length > 0) steps.push(['format', `biome format --no-errors-on-unmatched ${quoted(there)}`])
if (code.length > 0) steps.push(['lint', `oxlint --type-aware --deny-warnings ${quoted(code)}`])
if (run.length > 0) steps.push([`tests (${run.join(', ')})`, `vitest run --maxWorkers 1 ${quoted(run)}`])

const passed = await runSteps(steps)
if (left.length > 0)
  console.log(`not run: ${left.length} more test files that reach the change; pnpm verify runs all`)
console.log(`${passed ? 'passed' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
if (!passed) process.exit(1)
