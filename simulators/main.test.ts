import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  [
    'main.ts',
    'SIGTERM',
    ['directory', 'google', 'mail', 'smtp', 'reddit', 'stripe', 'llm', 'content', 'websites', 'channels'],
  ],
  ['google/main.ts', 'SIGINT', ['google']],
  ['mail/main.ts', 'SIGTERM', ['mail', 'smtp']],
  ['reddit/main.ts', 'SIGINT', ['reddit']],
  ['stripe/main.ts', 'SIGTERM', ['stripe']],
  ['llm/main.ts', 'SIGINT', ['llm']],
  ['content/main.ts', 'SIGINT', ['content']],
  ['websites/main.ts', 'SIGTERM', ['websites']],
  ['channels/main.ts', 'SIGINT', ['channels']],
] as const)('%s prints its addresses, nothing else, and ends cleanly on %s', async (file, signal, names) => {
  const { child, output } = await start(file)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  const [printed, complaints] = await output
  expect(complaints).toBe('')
  expect(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(names)
})

/** Other tests take ports meanwhile, so one that is taken is no fault of the program's. */
async function start(file: string, tries = 5) {
  const SIM_PORT = String(20_000 + Math.floor(Math.random() * 10_000))
  const child = spawn(process.execPath, [`${import.meta.dirname}/${file}`], {
    env: { ...process.env, SIM_PORT },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close').then(() => 'ended' as const)
  if ((await Promise.race([once(child.stdout, 'data'), ended])) !== 'ended') return { child, output }
  const [, complaints] = await output
  if (tries > 1 && complaints.includes('EADDRINUSE')) return start(file, tries - 1)
  throw new Error(`${file} ended: ${complaints}`)
}
