import { runSteps, type Step } from './check/run-steps.ts'

/** What the compiler found last time; it looks only at what has changed since, and at what that reaches. */
const KNOWN_TYPES = 'node_modules/.cache/types.tsbuildinfo'

// Each group side by side; one after the other, cheapest first, so that a slip is known within seconds.
const groups: Step[][] = [
  [
    ['format', 'biome format .'],
    ['lint', 'oxlint --type-aware --deny-warnings'],
    ['types', `react-router typegen && tsc --noEmit --incremental --tsBuildInfoFile ${KNOWN_TYPES}`],
    ['dead code', 'knip'],
    ['docs', 'node scripts/check-docs.ts'],
    ['coverage', 'node scripts/check-coverage.ts'],
  ],
  [['tests', 'vitest run']],
]

for (const group of groups) if (!(await runSteps(group))) process.exit(1)
