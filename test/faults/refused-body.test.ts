import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../database.ts'
import { serveApp } from '../serve-app.ts'

const BODY = 600_000
const PATIENCE_MS = 8_000

const { databaseUrl } = await cloneDatabase()
const { url, services } = await serveApp(databaseUrl)
const { host, hostname, port } = new URL(url)

type Sent = { path: string; method?: string; headers?: Record<string, string>; bytes?: number }

/** A client that knows nothing of HTTP but what it writes, so that nothing is closed or sent again behind the test's back. */
async function speak() {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let heard = ''
  const line = { ended: false }
  const end = () => {
    line.ended = true
  }
  // A server that has said its answer may hang up while we are still sending.
  socket.on('end', end).on('close', end).on('error', end)
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
  })
  const hears = async (what: RegExp) => {
    const giveUpAt = Date.now() + PATIENCE_MS
    while (!what.test(heard) && !line.ended && Date.now() < giveUpAt) await wait(20)
  }
  return { socket, hears, heard: () => heard, hasEnded: () => line.ended }
}

function writeRequest(socket: Socket, { path, method = 'POST', headers = {}, bytes = BODY }: Sent) {
  const all: Record<string, string> = {
    Host: host,
    Origin: url,
    'Content-Type': 'application/json',
    ...headers,
  }
  const chunked = 'Transfer-Encoding' in all
  if (!chunked) all['Content-Length'] = String(bytes)
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const body = `{"email":"${'x'.repeat(bytes - 12)}"}`
  socket.write(chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body)
}

const refusals: [string, number, Sent][] = [
  ['too large, by its length', 413, { path: '/api/auth/sign-in' }],
  ['too large, in chunks', 413, { path: '/api/auth/sign-in', headers: { 'Transfer-Encoding': 'chunked' } }],
  ['too large for a draft', 413, { path: '/api/ai/generate-comment.js' }],
  ['that is read whole, and makes no sense', 400, { path: '/api/ai/generate-comment.js', bytes: 400_000 }],
  ['a picture from nobody', 401, { path: '/api/products/icon', headers: { 'Content-Type': 'image/png' } }],
  ['to nowhere', 413, { path: '/api/nothing-here' }],
  ['to a page', 404, { path: '/blog' }],
  ['as a form', 400, { path: '/api/auth/sign-in', headers: { 'Content-Type': 'text/plain' } }],
  ['from another site', 403, { path: '/api/auth/sign-in', headers: { Origin: 'https://evil.test' } }],
  ['with a body where none belongs', 401, { path: '/api/account', method: 'GET' }],
  ['to a webhook that is not set up', 503, { path: '/api/stripe/webhook' }],
  ['for a host that is none', 400, { path: '/api/auth/sign-in', headers: { Host: 'a b' } }],
]

/** What the refusal was, and what became of the next request on the same line. */
async function refuse(sent: Sent) {
  const { socket, hears, heard, hasEnded } = await speak()
  writeRequest(socket, sent)
  await hears(/\r\n\r\n/)
  const refusal = heard()
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  await hears(/"status":"ok"/)
  const answered = heard().includes('"status":"ok"')
  const told = /^connection: close/im.test(refusal)
  const ended = hasEnded()
  socket.destroy()
  const next = answered
    ? 'answered'
    : ended
      ? told
        ? 'closed as told'
        : 'closed without a word'
      : 'left waiting'
  return { said: refusal.slice(0, 12), next }
}

const CLEAR = /^(answered|closed as told)$/
const clearly = (status: number) => ({
  said: `HTTP/1.1 ${status}`,
  next: expect.stringMatching(CLEAR) as string,
})

test.each(refusals)(
  'a large body %s: the connection ends or its next request is answered',
  async (_, status, sent) => {
    expect(await refuse(sent)).toEqual(clearly(status))
  },
)

test('the same while the server is overloaded', async () => {
  const blockers = Array.from({ length: 75 }, () => services.pools.app.query('select pg_sleep(0.3)'))
  expect(await refuse({ path: '/api/auth/sign-in', bytes: 60_000 })).toEqual(clearly(503))
  expect(await refuse({ path: '/api/auth/sign-in' })).toEqual(clearly(503))
  await Promise.allSettled(blockers)
})

test('a body without an end is not waited for', async () => {
  const { socket, hears, heard, hasEnded } = await speak()
  socket.write(
    `POST /api/nothing-here HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nContent-Type: application/json\r\nContent-Length: 600000\r\n\r\n{`,
  )
  await hears(/\r\n\r\n/)
  expect(heard()).toContain('HTTP/1.1 413')
  await expect.poll(hasEnded, { timeout: PATIENCE_MS }).toBe(true)
})
