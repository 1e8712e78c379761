import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Simulator, startSimulator } from './start-simulator.ts'

let simulator: Simulator
let handled = 0

beforeAll(async () => {
  simulator = await startSimulator({
    name: 'plain',
    port: 0,
    listener: (req, res) => {
      handled += 1
      req.resume()
      if (!/stream|endless/.test(req.url ?? '')) return res.end('0123456789')
      for (const part of ['01234', '56789', 'abcde']) res.write(part)
      if (req.url === '/stream') return res.end()
      const endless = setInterval(() => res.write('more'), 5)
      res.once('close', () => clearInterval(endless))
    },
  })
})

afterEach(async () => {
  handled = 0
  await control('DELETE', 'faults')
  await control('DELETE', 'requests')
})

afterAll(() => simulator.close())

const control = (method: string, path: string, body?: unknown) =>
  fetch(`${simulator.url}/__control/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })

const addFault = async (rule: unknown) =>
  (await (await control('POST', 'faults', rule)).json()) as { id: string }

const get = (path: string, init?: RequestInit) => fetch(simulator.url + path, init)

async function readUntilCut(path: string) {
  const response = await get(path)
  let received = ''
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      received += new TextDecoder().decode(chunk)
    }
  } catch {
    return { received, cut: true }
  }
  return { received, cut: false }
}

test('without faults the listener answers', async () => {
  expect(await (await get('/')).text()).toBe('0123456789')
})

test('a status fault answers instead of the listener, with body and headers', async () => {
  await addFault({
    match: { path: '^/a' },
    fault: { status: 503, body: 'busy', headers: { 'retry-after': '7' } },
  })
  const response = await get('/a?x=1', { method: 'POST', body: 'x'.repeat(300_000) })
  expect([response.status, await response.text(), response.headers.get('retry-after')]).toEqual([
    503,
    'busy',
    '7',
  ])
  expect(handled).toBe(0)
})

test('a status fault with a structured body answers JSON', async () => {
  await addFault({ match: { path: '.' }, fault: { status: 429, body: { error: 'slow down' } } })
  const response = await get('/')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({ error: 'slow down' })
})

test('a fault meets only the method and path it names', async () => {
  await addFault({ match: { method: 'post', path: '^/a$' }, fault: { status: 500 } })
  const statuses = [get('/a'), get('/ab', { method: 'POST' }), get('/a', { method: 'POST' })]
  expect((await Promise.all(statuses)).map((response) => response.status)).toEqual([200, 200, 500])
})

test('a delay fault answers properly, but late', async () => {
  await addFault({ match: { path: '.' }, fault: { delayMs: 150 } })
  const start = performance.now()
  expect(await (await get('/')).text()).toBe('0123456789')
  expect(performance.now() - start).toBeGreaterThan(140)
})

test('a cut destroys the connection before the request is handled', async () => {
  await addFault({ match: { path: '.' }, fault: { cut: true } })
  await expect(get('/')).rejects.toThrow('fetch failed')
  expect(handled).toBe(0)
})

test.each([
  ['/', 4, '0123'],
  ['/stream', 7, '0123456'],
  ['/endless', 7, '0123456'],
  ['/', 0, ''],
  ['/stream', 100, '0123456789abcde'],
])('a cut of %s after %i bytes delivers those and no proper end', async (path, afterBytes, received) => {
  await addFault({ match: { path: '.' }, fault: { cut: true, afterBytes } })
  expect(await readUntilCut(path)).toEqual({ received, cut: true })
  expect(handled).toBe(1)
})

test('a fault with times wears off, then the next one applies', async () => {
  await addFault({ match: { path: '.' }, fault: { status: 500 }, times: 2 })
  await addFault({ match: { path: '.' }, fault: { status: 502 }, times: 1 })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await get('/')).status)
  expect(statuses).toEqual([500, 500, 502, 200])
})

test('faults can be listed and removed one by one', async () => {
  const first = await addFault({ match: { path: '^/a' }, fault: { status: 500 } })
  const second = await addFault({ match: { path: '^/b' }, fault: { delayMs: 1 }, times: 3 })
  await get('/b')
  expect((await control('DELETE', `faults/${first.id}`)).status).toBe(204)
  expect((await control('DELETE', `faults/${first.id}`)).status).toBe(404)
  expect(await (await control('GET', 'faults')).json()).toEqual({
    faults: [{ id: second.id, match: { path: '^/b' }, fault: { delayMs: 1 }, times: 3, used: 1 }],
  })
  expect((await get('/a')).status).toBe(200)
})

test('the control endpoint is never faulted', async () => {
  await addFault({ match: { path: '' }, fault: { cut: true } })
  expect((await control('GET', 'faults')).status).toBe(200)
  expect((await control('GET', 'requests')).status).toBe(200)
})

test.each([
  { match: { path: '(' }, fault: { status: 500 } },
  { match: { path: '.' }, fault: { status: 500, delayMs: 5 } },
  { match: { path: '.' }, fault: { status: 500, headers: { 'a b': 'c' } } },
  { match: { path: '.' }, fault: { cut: true }, times: 0 },
  { match: { path: '.' }, fault: { cut: true }, note: 'unknown' },
  'no rule',
])('a wrong rule is refused: %j', async (rule) => {
  expect((await control('POST', 'faults', rule)).status).toBe(400)
  expect(await (await control('GET', 'faults')).json()).toEqual({ faults: [] })
})

test('the journal lists requests without their query, and says which were faulted', async () => {
  await addFault({ match: { path: '^/a' }, fault: { status: 500 } })
  await get('/a?code=secret')
  await get('/b', { method: 'PUT', body: 'x' })
  const at = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(await (await control('GET', 'requests')).json()).toEqual({
    requests: [
      { method: 'GET', path: '/a', at, faulted: true },
      { method: 'PUT', path: '/b', at, faulted: false },
    ],
  })
})

test('the journal keeps the last 500 requests', async () => {
  for (let i = 0; i < 501; i += 1) await get(`/${i}`).then((response) => response.text())
  const { requests } = (await (await control('GET', 'requests')).json()) as { requests: { path: string }[] }
  expect([requests.length, requests[0]?.path, requests.at(-1)?.path]).toEqual([500, '/1', '/500'])
})
