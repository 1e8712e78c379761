import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSimulator } from './start-simulator.ts'

test('closing lets a running request end and refuses new ones, without lingering', async () => {
  const listener = (_req: unknown, res: { end: (body: string) => void }) =>
    void wait(200).then(() => res.end('done'))
  const { url, close } = await startSimulator({ name: 'slow', port: 0, listener })
  const running = fetch(url)
  await wait(50)
  const start = performance.now()
  const closed = close()
  expect(await (await running).text()).toBe('done')
  await closed
  expect(performance.now() - start).toBeLessThan(800)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('closing does not wait for a request that never ends, and may be repeated', async () => {
  const { url, close } = await startSimulator({ name: 'stuck', port: 0, listener: () => {} })
  const running = fetch(url).catch((error: Error) => error.message)
  await wait(50)
  const start = performance.now()
  await close()
  await close()
  expect(await running).toBe('fetch failed')
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a taken port is an error', async () => {
  const first = await startSimulator({ name: 'first', port: 0, listener: () => {} })
  const port = Number(new URL(first.url).port)
  await expect(startSimulator({ name: 'second', port, listener: () => {} })).rejects.toThrow('EADDRINUSE')
  await first.close()
})
