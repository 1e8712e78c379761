import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startWebsites } from '../../../simulators/websites/start-websites.ts'
import { createGuardedDispatcher } from './guarded-dispatcher.ts'
import { readHtml } from './read-html.ts'
import { createWebsiteReader } from './read-website.ts'
import { createSimulatedInternet } from './simulated-internet.ts'
import { websiteSentences } from './website-outcome.ts'

const websites = await startWebsites({ port: 0 })
const internet = createSimulatedInternet(websites.url)
const reader = createWebsiteReader({
  dispatcher: internet,
  userAgent: 'Threadlark/1 (+https://threadlark.example)',
})
afterAll(async () => {
  await internet.close()
  await websites.close()
})

test('a page is read as its title, its text and where it lies', async () => {
  const page = await reader.read('pawslot.com', { readHtml })
  expect(page).toMatchObject({
    kind: 'page',
    url: 'https://pawslot.com/',
    title: 'PawSlot – Online booking made for dog groomers',
    name: 'PawSlot',
    icons: ['https://pawslot.com/icon.png', 'https://pawslot.com/icon-32.png'],
  })
  expect(page.kind === 'page' && page.text).toMatch(/Solo costs \$19 a month/)
  expect(page.kind === 'page' && page.text).not.toMatch(/Your cart is empty|window\.visits|build 4182/)
})

test('each page is read the way its caller wants it read', async () => {
  const readers = ['Ann', 'Bob']
  const pages = await Promise.all(
    readers.map((title) =>
      reader.read('pawslot.com', {
        readHtml: () => ({ title, text: 'Enough text to be a page of its own.', name: null, icons: [] }),
      }),
    ),
  )
  expect(pages.map((page) => page.kind === 'page' && page.title)).toEqual(readers)
})

test.each([
  ['https://broken-shop.com', { kind: 'blocked', status: 500 }],
  ['empty-shop.com', { kind: 'empty' }],
  ['pdf-shop.com', { kind: 'not_html' }],
  ['redirect-loop-shop.com', { kind: 'too_many_redirects' }],
  ['inside-shop.com', { kind: 'refused' }],
  ['http://127.0.0.1/', { kind: 'refused' }],
  ['http://8.8.8.8/', { kind: 'refused' }],
  ['http://shop.internal/', { kind: 'refused' }],
  ['localhost', { kind: 'refused' }],
  ['not a website', { kind: 'refused' }],
])('%s ends as %j, also where the internet is simulated', async (website, outcome) => {
  expect(await reader.read(website, { readHtml })).toEqual(outcome)
})

test('a picture comes as its bytes, and one that is too large or lies inside does not', async () => {
  const { signal } = new AbortController()
  const picture = await reader.readPicture('https://pawslot.com/icon.png', signal)
  expect(picture.kind === 'picture' && Buffer.from(picture.bytes).toString('latin1', 1, 4)).toBe('PNG')
  expect(await reader.readPicture('https://bad-icon-shop.com/flood.png', signal)).toEqual({
    kind: 'too_large',
  })
  expect(await reader.readPicture('http://127.0.0.1/inside.png', signal)).toEqual({ kind: 'refused' })
  expect(await reader.readPicture('https://inside-shop.com/icon.png', signal)).toEqual({ kind: 'refused' })
  expect(await reader.readPicture('https://slow-shop.com/a.png', AbortSignal.timeout(50))).toEqual({
    kind: 'timeout',
  })
})

test('a page that points at an inside address for its icon is read without it', async () => {
  const page = await reader.read('bad-icon-shop.com', { readHtml })
  expect(page).toMatchObject({
    icons: ['https://bad-icon-shop.com/script.png', 'https://bad-icon-shop.com/flood.png'],
  })
})

test('whoever asked may stop waiting', async () => {
  const slow = 'slow.example-sim.com'
  const patient = reader.read(slow, { readHtml }).then(() => 'the patient one came first')
  const hasty = reader.read(slow, { readHtml, signal: AbortSignal.timeout(100) })
  expect(await Promise.race([hasty, patient])).toEqual({ kind: 'timeout' })
})

test('a simulator that is not there is unreachable', async () => {
  const nowhere = createWebsiteReader({
    dispatcher: createSimulatedInternet('http://127.0.0.1:1'),
    userAgent: 'x',
  })
  expect(await nowhere.read('pawslot.com', { readHtml })).toEqual({ kind: 'unreachable' })
})

test('every request says who asks, brings no cookie and closes its connection', async () => {
  const seen: object[] = []
  const server = createServer((req, res) => {
    seen.push({ ...req.headers })
    res.setHeader('set-cookie', 'a=1')
    if (req.url === '/') res.writeHead(302, { location: '/next' }).end()
    else res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Enough text to be a page of its own.')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dispatcher = createSimulatedInternet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const { read } = createWebsiteReader({ dispatcher, userAgent: 'Threadlark/1' })
  expect(await read('pawslot.com', { readHtml })).toMatchObject({
    kind: 'page',
    url: 'https://pawslot.com/next',
  })
  const headers = {
    host: 'pawslot.com',
    'user-agent': 'Threadlark/1',
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
    connection: 'close',
  }
  expect(seen).toEqual([headers, headers])
  server.close()
})

test('the guarded dispatcher refuses the simulator itself', async () => {
  const { read } = createWebsiteReader({
    dispatcher: createGuardedDispatcher({ lookUp: async () => ['127.0.0.1'] }),
    userAgent: 'x',
  })
  expect(await read('http://pawslot.com', { readHtml })).toEqual({ kind: 'refused' })
})

test('every failure has a sentence', () => {
  for (const sentence of Object.values(websiteSentences)) expect(sentence).toMatch(/^[A-Z].{10,70}\.$/)
})
