import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Step = [name: string, command: string]

// Each group side by side; one after the other, cheapest first, so that a slip is known within seconds.
const groups: Step[][] = [
  [
    ['format', 'biome format .'],
    ['lint', 'oxlint --type-aware --deny-warnings'],
    ['types', 'react-router typegen && tsc --noEmit'],
    ['dead code', 'knip'],
    ['docs', 'node scripts/check-docs.ts'],
    ['coverage', 'node scripts/check-coverage.ts'],
  ],
  [['tests', 'vitest run']],
]

/** A step on its own may speak as it goes; beside others its words come whole, when it has ended. */
async function run([name, command]: Step, alone: boolean): Promise<boolean> {
  const started = performance.now()
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) console.log(`${name} passed in ${seconds} s`)
  else console.error(`${said}\n${name} failed after ${seconds} s: ${command}`)
  return code === 0
}

for (const group of groups) {
  const passed = await Promise.all(group.map((step) => run(step, group.length === 1)))
  if (passed.includes(false)) process.exit(1)
}
