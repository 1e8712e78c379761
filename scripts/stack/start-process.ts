import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Process = {
  pid: number
  ended: Promise<number | null>
  stop: () => Promise<void>
  kill: () => Promise<void>
}

/** Starts one of our own programs on this Node. Its output is ours, unless somebody wants to read it. */
export function startProcess(
  args: string[],
  env: Record<string, string>,
  onOutput?: (text: string) => void,
): Process {
  const output = onOutput ? 'pipe' : 'inherit'
  // In a group of its own, so that Ctrl-C reaches it once, through us and in order.
  const child = spawn(process.execPath, args, {
    env,
    detached: true,
    stdio: ['ignore', output, output],
  })
  if (onOutput) {
    child.stdout?.on('data', (chunk) => onOutput(String(chunk)))
    child.stderr?.on('data', (chunk) => onOutput(String(chunk)))
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const signal = async (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name)
    await ended
  }
  return {
    pid: child.pid ?? 0,
    ended,
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
  }
}
