import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Cheapest first, so that a slip is known within seconds.
const steps: [name: string, command: string][] = [
  ['format', 'biome format .'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['types', 'react-router typegen && tsc --noEmit'],
  ['dead code', 'knip'],
  ['docs', 'node scripts/check-docs.ts'],
  ['coverage', 'node scripts/check-coverage.ts'],
  ['tests', 'vitest run'],
]

for (const [name, command] of steps) {
  const started = performance.now()
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0) {
    console.error(`\n${name} failed after ${seconds} s: ${command}`)
    process.exit(1)
  }
  console.log(`${name} passed in ${seconds} s`)
}
