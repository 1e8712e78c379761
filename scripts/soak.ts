import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { failuresOf, readSuites } from './test-report.ts'

// `pnpm verify` again and again on a busy machine: what fails in one of ten runs is a defect that one run hides.
type Run = { seconds: number; failures: string[] }
/** `code` is the commit and what has changed since. */
type Soaking = { code: string; runs: Run[] }

const { values } = parseArgs({
  // pnpm hands its own -- over.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { rounds: { type: 'string', default: '10' } },
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a positive integer')
  process.exit(1)
}
const STATE = 'node_modules/.cache/soak.json'
const REPORT = 'node_modules/.cache/soak-report.json'
const logOf = (run: number) => `node_modules/.cache/soak-${run}.log`

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
const code = git('rev-parse', 'HEAD') + git('status', '--porcelain')
const earlier = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as Soaking) : undefined
const { runs } = earlier?.code === code ? earlier : { runs: [] as Run[] }
if (runs.length > 0) console.log(`Going on after ${runs.length} of ${rounds} runs`)
mkdirSync(dirname(STATE), { recursive: true })

const busy = Array.from({ length: 2 }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
let verifying: ChildProcess | undefined
process.on('exit', () => {
  for (const child of busy) child.kill('SIGKILL')
  // The whole group, with all that pnpm started.
  if (verifying?.pid && verifying.exitCode === null) process.kill(-verifying.pid, 'SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

while (runs.length < rounds) {
  const log = logOf(runs.length + 1)
  const run = await verify(log)
  runs.push(run)
  writeFileSync(STATE, JSON.stringify({ code, runs } satisfies Soaking))
  console.log(`Run ${runs.length} of ${rounds}: ${run.failures.length} failed in ${run.seconds} s`)
  for (const failure of run.failures) console.log(`  ${failure}`)
  if (run.failures.length > 0) console.log(`  ${log} has all that it said`)
}

const counts = new Map<string, number>()
for (const failure of runs.flatMap(({ failures }) => failures)) {
  counts.set(failure, (counts.get(failure) ?? 0) + 1)
}
for (const [failure, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
  console.log(`${count} of ${rounds}: ${failure}`)
}
console.log(`${runs.filter(({ failures }) => failures.length === 0).length} of ${rounds} runs passed`)
rmSync(STATE)
process.exit(counts.size > 0 ? 1 : 0)

async function verify(log: string): Promise<Run> {
  rmSync(REPORT, { force: true })
  const started = performance.now()
  const output = openSync(log, 'w')
  verifying = spawn('pnpm', ['verify'], {
    stdio: ['ignore', output, output],
    env: { ...process.env, VITEST_REPORT: REPORT },
    detached: true,
  })
  closeSync(output)
  const [exitCode] = await once(verifying, 'close')
  const seconds = Math.round((performance.now() - started) / 1_000)
  // Only the name: the reasons differ from run to run.
  const failures = existsSync(REPORT)
    ? readSuites(REPORT)
        .flatMap(failuresOf)
        .map((failure) => failure.split('\n')[0] ?? '')
    : []
  if (exitCode !== 0 && failures.length === 0) failures.push('pnpm verify, outside its tests')
  return { seconds, failures }
}
