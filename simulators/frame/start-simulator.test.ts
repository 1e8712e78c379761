import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSimulator } from './start-simulator.ts'

/** Far more than a busy machine takes, and less than a test may. */
const lingering = () => wait(30_000, 'lingers', { ref: false })

test('closing lets a running request end and refuses new ones, without lingering', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  const simulator = await startSimulator({
    name: 'slow',
    port: 0,
    graceMs: 60_000,
    listener: async (req, res) => {
      // Only an idle connection that is closed on purpose may end: by itself it would after five seconds.
      res.on('finish', () => req.socket.setTimeout(0))
      ask()
      await mayAnswer
      res.end('done')
    },
  })
  const { hostname, port } = new URL(simulator.url)
  const visitor = connect(Number(port), hostname)
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  const closed = simulator.close()
  await expect(fetch(simulator.url)).rejects.toThrow('fetch failed')
  letAnswer()
  const answer = text(visitor)
  expect(await Promise.race([closed, lingering()])).toBeUndefined()
  expect(await answer).toMatch(/\r\n\r\ndone$/)
})

test('closing does not wait for a request that never ends, and may be repeated', async () => {
  const { url, close } = await startSimulator({ name: 'stuck', port: 0, listener: () => {} })
  const running = fetch(url).catch((error: Error) => error.message)
  await wait(50)
  expect(await Promise.race([close(), lingering()])).toBeUndefined()
  await close()
  expect(await running).toBe('fetch failed')
})

test('a taken port is an error', async () => {
  const first = await startSimulator({ name: 'first', port: 0, listener: () => {} })
  const port = Number(new URL(first.url).port)
  await expect(startSimulator({ name: 'second', port, listener: () => {} })).rejects.toThrow('EADDRINUSE')
  await first.close()
})
