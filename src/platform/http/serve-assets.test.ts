import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { serveAssets } from './serve-assets.ts'

const folder = await mkdtemp(join(tmpdir(), 'assets-'))
await writeFile(join(folder, 'film.mp4'), '0123456789')
await writeFile(join(folder, 'words.vtt'), 'WEBVTT\n')
await writeFile(join(folder, 'sw.js'), '// push')
const app = new Hono().use(await serveAssets(folder))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const ask = (headers: Record<string, string> = {}, path = '/film.mp4') => fetch(origin + path, { headers })

test('a whole video says that parts of it can be asked for', async () => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('accept-ranges')).toBe('bytes')
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(await answer.text()).toBe('0123456789')
})

test.each([
  ['bytes=0-1', '01', 'bytes 0-1/10'],
  ['bytes=4-', '456789', 'bytes 4-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
])('%s is answered with that part', async (range, part, said) => {
  const answer = await ask({ range })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(said)
  expect(answer.headers.get('content-length')).toBe(String(part.length))
  expect(await answer.text()).toBe(part)
})

test.each(['bytes=10-', 'bytes=-0'])('%s lies behind the end and is refused', async (range) => {
  const answer = await ask({ range })
  expect(answer.status).toBe(416)
  expect(answer.headers.get('content-range')).toBe('bytes */10')
})

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])(
  '%s is answered with the whole',
  async (range) => {
    const answer = await ask({ range })
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  },
)

test('who holds a part of an older file gets the whole new one', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
})

test('text, which is sent compressed, has no parts', async () => {
  const answer = await ask({ range: 'bytes=0-1' }, '/words.vtt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('accept-ranges')).toBeNull()
  expect(await answer.text()).toBe('WEBVTT\n')
})

test('a browser asks whether its service worker is the newest', async () => {
  const answer = await ask({}, '/sw.js')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect((await ask({ 'if-none-match': answer.headers.get('etag') ?? '' }, '/sw.js')).status).toBe(304)
  expect((await ask({}, '/words.vtt')).headers.get('cache-control')).toBe('public, max-age=3600')
})
