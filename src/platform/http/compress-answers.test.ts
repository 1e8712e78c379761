import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { answerKept, compressAnswers } from './compress-answers.ts'

const LONG = 'All work and no play. '.repeat(500)
const large = { posts: Array.from({ length: 20_000 }, (_, n) => `${n} ${(n * 2_654_435_761) % 1_000_003}`) }
const kept = new TextEncoder().encode(JSON.stringify({ posts: LONG }))

let goOn = () => {}
const app = new Hono()
  .use(compressAnswers)
  .get('/page', (c) => c.html(LONG))
  .get('/data', (c) => c.json({ posts: LONG }))
  .get('/large', (c) => c.json(large))
  .get('/little', (c) => c.json({ posts: [] }))
  .get('/nothing', (c) => c.body(null, 204))
  .get('/kept', (c) => answerKept(c, kept, 'application/json'))
  .get('/varied', (c) => c.html(LONG, 200, { Vary: 'Cookie, Accept-Encoding' }))
  .get('/picture', (c) => c.body(kept, 200, { 'Content-Type': 'image/webp' }))
  .get('/packed', (c) =>
    c.body(kept, 200, { 'Content-Type': 'application/json', 'Content-Encoding': 'zstd' }),
  )
  .get('/events', (c) => c.body(LONG, 200, { 'Content-Type': 'text/event-stream' }))
  .get('/parts', (c) => {
    const rest = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const parts = new ReadableStream({
      async start(line) {
        line.enqueue(new TextEncoder().encode('<p>first</p>'))
        await rest
        line.enqueue(new TextEncoder().encode('<p>second</p>'))
        line.close()
      },
    })
    return c.body(parts, 200, { 'Content-Type': 'text/html; charset=utf-8' })
  })
  .get('/broken', (c) => {
    const parts = new ReadableStream({
      start(line) {
        line.enqueue(new TextEncoder().encode('<p>first</p>'))
        setTimeout(() => line.error(new Error('gone')), 20)
      },
    })
    return c.body(parts, 200, { 'Content-Type': 'text/html' })
  })

const server = createServer(getRequestListener(app.fetch, { errorHandler: () => {} })).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

/** The answer as it comes over the line, which fetch would unpack. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const [answer] = (await once(
    get(address(path), { headers: { 'accept-encoding': 'gzip, br', ...headers } }),
    'response',
  )) as [IncomingMessage]
  return answer
}

async function read(answer: IncomingMessage) {
  const bytes = Buffer.concat(await answer.toArray())
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers['content-encoding'] ?? '']
  return { sent: bytes.length, text: String(unpack ? unpack(bytes) : bytes) }
}

const data = JSON.stringify({ posts: LONG })

test.each([
  ['/page', 'gzip, deflate, br, zstd', 'br', LONG],
  ['/page', 'gzip', 'gzip', LONG],
  ['/page', 'br;q=0, gzip;q=0.5', 'gzip', LONG],
  ['/data', 'gzip, br', 'br', data],
  ['/data', 'gzip', 'gzip', data],
  ['/kept', 'br', 'br', data],
  ['/kept', 'gzip', 'gzip', data],
])('%s for someone who takes %s comes as %s, whole', async (path, accepted, encoding, text) => {
  const answer = await ask(path, { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  const got = await read(answer)
  expect(got.text).toBe(text)
  expect(got.sent).toBeLessThan(text.length / 10)
})

test.each([
  ['/page', { 'accept-encoding': 'identity' }],
  ['/page', { 'accept-encoding': 'br;q=0' }],
  ['/little', {}],
  ['/nothing', {}],
  ['/picture', {}],
  ['/events', {}],
])('%s with %o is left as it is', async (path, headers) => {
  expect((await ask(path, headers)).headers['content-encoding']).toBeUndefined()
})

test.each(['br', 'gzip'])('%s packs a large answer aside, and sends it in parts', async (encoding) => {
  const answer = await ask('/large', { 'accept-encoding': encoding })
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, 'transfer-encoding': 'chunked' })
  expect(answer.headers['content-length']).toBeUndefined()
  expect(JSON.parse((await read(answer)).text)).toEqual(large)
})

test.each([
  ['/page', { 'accept-encoding': 'identity' }],
  ['/data', { 'accept-encoding': 'identity' }],
  ['/kept', { 'accept-encoding': 'identity' }],
  ['/page', { cookie: 'a=b', 'sec-fetch-site': 'cross-site' }],
  ['/kept', { 'accept-encoding': 'br' }],
])('%s with %o tells caches that others may get it packed, once', async (path, headers) => {
  expect((await ask(path, headers)).headers.vary).toBe('Accept-Encoding')
})

test('what says so by itself does not say so twice', async () => {
  expect((await ask('/varied')).headers.vary).toBe('Cookie, Accept-Encoding')
})

test('nobody gets a picture packed, and no cache is told so', async () => {
  expect((await ask('/picture')).headers.vary).toBeUndefined()
})

test('what is packed already is not packed again', async () => {
  const answer = await ask('/packed')
  expect(answer.headers['content-encoding']).toBe('zstd')
  expect((await read(answer)).sent).toBe(kept.length)
})

test.each(['/page', '/data', '/kept'])(
  'another site that makes a browser ask for %s learns nothing from its length',
  async (path) => {
    const packed = async (headers: Record<string, string>) =>
      (await ask(path, { cookie: 'threadlark.session_token=x', ...headers })).headers['content-encoding'] !==
      undefined
    expect(await packed({ 'sec-fetch-site': 'cross-site' })).toBe(false)
    expect(await packed({ 'sec-fetch-site': 'same-site' })).toBe(false)
    expect(await packed({})).toBe(false)
    expect(await packed({ 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(await packed({ 'sec-fetch-site': 'none' })).toBe(true)
  },
)

test('the first part of a page arrives while the rest is still being made', async () => {
  const answer = await fetch(address('/parts'), { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('<p>first</p>')
  goOn()
  expect((await reader?.read())?.value).toBe('<p>second</p>')
})

test('a page that breaks off is not taken for a whole one', async () => {
  const answer = await fetch(address('/broken'))
  await expect(answer.text()).rejects.toThrow()
})
