import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { restartOnChange } from './restart-on-change.ts'

const folder = await mkdtemp(join(tmpdir(), 'restart-'))
afterAll(() => rm(folder, { recursive: true }))

/** A program that takes its time to stop. */
function slowProgram(running: Set<number>, pid: number) {
  running.add(pid)
  const stop = async () => {
    await wait(600)
    running.delete(pid)
  }
  return { pid, ended: new Promise<number>(() => {}), stop, kill: stop }
}

test('a change while it restarts makes it restart once more, and never leaves two running', async () => {
  const running = new Set<number>()
  let started = 0
  let most = 0
  const kept = restartOnChange(() => {
    started += 1
    const program = slowProgram(running, started)
    most = Math.max(most, running.size)
    return program
  }, folder)
  await writeFile(join(folder, 'one.ts'), '1')
  await wait(400)
  await writeFile(join(folder, 'two.ts'), '2')
  await expect.poll(() => started, { timeout: 5_000 }).toBe(3)
  await kept.stop()
  expect(most).toBe(1)
  expect(running.size).toBe(0)
})
