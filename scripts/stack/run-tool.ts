import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a tool of the project, quietly unless it fails. */
export async function runTool(name: string, args: string[]) {
  const child = spawn(`node_modules/.bin/${name}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} failed:\n${Buffer.concat(output).toString()}`)
}
