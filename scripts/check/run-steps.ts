import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Step = [name: string, command: string]

/** Runs commands side by side, tells how each ended and how long it took, and whether all went well. */
export async function runSteps(steps: Step[]) {
  const passed = await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  return !passed.includes(false)
}

/** A step on its own may speak as it goes; beside others its words come whole, when it has ended. */
async function run([name, command]: Step, alone: boolean) {
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
