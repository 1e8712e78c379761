import { once } from 'node:events'
import { type AddressInfo, createServer, connect as openSocket, Socket } from 'node:net'
import { Agent, request } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { createGuardedDispatcher, RefusedAddress } from '../../src/adapters/website/guarded-dispatcher.ts'
import { createLookUp } from '../../src/adapters/website/look-up-addresses.ts'
import { readHtml } from '../../src/adapters/website/read-html.ts'
import { createWebsiteReader } from '../../src/adapters/website/read-website.ts'
import { startHostileServer } from './hostile-server.ts'
import { insideAnswers, insideHosts, insideRedirects, wrongUrls } from './hostile-urls.ts'
import { startNameServer, type Zone } from './name-server.ts'

/** The reader gives up after five seconds; the rest is for a machine that is busy. What nobody ends lasts forever. */
const FOREVER_MS = 60_000
const MAX_GROWTH = 150 * 1_048_576
const PUBLIC_4 = '93.184.215.14'
const PUBLIC_6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
const UNREACHABLE = '151.101.1.140'
const MOVED = '151.101.65.140'
const publicAddresses = new Set([PUBLIC_4, PUBLIC_6, UNREACHABLE, MOVED])
const base = 'http://public.hostile-corpus.com'

const zone: Zone = {
  'public.hostile-corpus.com': [PUBLIC_4],
  'six.hostile-corpus.com': [PUBLIC_6],
  'silent.hostile-corpus.com': [UNREACHABLE],
  'moved.hostile-corpus.com': [MOVED],
  'nowhere.hostile-corpus.com': [],
  'rebinding.hostile-corpus.com': [[PUBLIC_4], ['127.0.0.1']],
  'mixed.hostile-corpus.com': [PUBLIC_4, '10.0.0.1'],
  'mixed-first.hostile-corpus.com': ['127.0.0.1', PUBLIC_4],
  'mixed-families.hostile-corpus.com': [PUBLIC_4, '::1'],
  'mixed-mapped.hostile-corpus.com': [PUBLIC_4, '::ffff:10.0.0.1'],
  ...Object.fromEntries(insideAnswers.map((address, i) => [`inside-${i}.hostile-corpus.com`, [address]])),
}

const server = await startHostileServer()
const names = await startNameServer(zone)
const attempts: { host: string; port: number }[] = []

/** Where the guard would open a connection: noted, and led to the hostile server in the public address's place. */
function connect({ host, port }: { host: string; port: number }) {
  attempts.push({ host, port })
  if (host === UNREACHABLE) return new Socket()
  const socket = openSocket({ host: '127.0.0.1', port: server.port })
  return host === MOVED ? socket : Object.defineProperty(socket, 'remoteAddress', { value: host })
}

const lookUp = createLookUp([names.address])
const dispatcher = createGuardedDispatcher({ lookUp, connect })
const reader = createWebsiteReader({ dispatcher, userAgent: 'Threadlark-Test/1' })

let inside = 0
const loopback = createServer((socket) => {
  inside += 1
  socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
})
loopback.listen(0, '127.0.0.1')
await once(loopback, 'listening')
const loopbackPort = (loopback.address() as AddressInfo).port

afterAll(async () => {
  await dispatcher.destroy()
  server.close()
  names.close()
  loopback.close()
})

type Case = [url: string, ...kinds: string[]]

const to = (target: string, status = 302) =>
  `${base}/redirect?status=${status}&to=${encodeURIComponent(target)}`
const at = (kind: string, ...paths: string[]) => paths.map((path): Case => [base + path, kind])

const cases: Case[] = [
  ...insideHosts.map((host): Case => [`http://${host}/`, 'refused']),
  ...wrongUrls.map((url): Case => [url, 'refused']),
  ...insideAnswers.map((_, i): Case => [`http://inside-${i}.hostile-corpus.com/`, 'refused']),
  ...insideRedirects.map((target): Case => [to(target), 'refused']),
  ...[301, 303, 307, 308].map((status): Case => [to('http://127.0.0.1/', status), 'refused']),
  ...['mixed', 'mixed-first', 'mixed-families', 'mixed-mapped'].map(
    (name): Case => [`http://${name}.hostile-corpus.com/page`, 'refused'],
  ),
  ['http://moved.hostile-corpus.com/page', 'refused'],
  ['http://nowhere.hostile-corpus.com/', 'unreachable'],
  ['http://no-such-name.hostile-corpus.com/', 'unreachable'],
  ['http://silent.hostile-corpus.com/', 'unreachable', 'timeout'],
  [`https://public.hostile-corpus.com/page`, 'unreachable'],
  [`http://public.hostile-corpus.com:443/page`, 'page'],
  ['http://six.hostile-corpus.com/page', 'page'],
  ['http://PUBLIC.hostile-corpus.com./page', 'page'],
  [`${base}/page#part`, 'page'],
  [to('/page'), 'page'],
  [to('//six.hostile-corpus.com/page'), 'page'],
  ...at(
    'page',
    '/xhtml',
    '/gzip',
    '/latin1',
    '/two-answers',
    '/attributes',
    '/chain?left=0',
    '/chain?left=3',
  ),
  ...at('too_many_redirects', '/chain?left=4', '/chain?left=50', '/ping', '/redirect-flood'),
  [to('http:127.0.0.1'), 'unreachable'],
  ...at(
    'timeout',
    '/silent',
    '/slow-status',
    '/slow-headers',
    '/slow-body',
    '/slow-chunks',
    '/slow-redirects',
    '/slow-gzip',
  ),
  ...at(
    'too_large',
    '/endless',
    '/endless-chunks',
    '/just-too-large',
    '/announced-too-large',
    '/gzip-bomb',
    '/br-bomb',
    '/deflate-bomb',
    '/endless-members',
  ),
  ...at(
    'unreachable',
    '/hang-up',
    '/endless-headers',
    '/huge-header',
    '/many-headers',
    '/not-gzip',
    '/cut-gzip',
    '/cut-body',
    '/cut-chunk',
    '/cut-headers',
    '/bad-chunk',
    '/both-lengths',
    '/two-lengths',
    '/negative-length',
    '/no-http',
    '/http09',
    '/http2',
    '/bad-status',
    '/nul-header',
    '/upgrade',
  ),
  [`${base}/endless-continue`, 'timeout', 'unreachable'],
  [`${base}/endless-status`, 'timeout', 'unreachable'],
  [`${base}/huge-location`, 'refused'],
  ...at('empty', '/only-script', '/nested'),
  [`${base}/empty`, 'empty'],
  [`${base}/no-content`, 'empty', 'not_html'],
  ...at('not_html', '/double-gzip', '/odd-encoding', '/type-none'),
  ...server.paths.filter((path) => path.startsWith('/type/')).map((path): Case => [base + path, 'not_html']),
  ...server.paths.filter((path) => path.startsWith('/status/')).map((path): Case => [base + path, 'blocked']),
]

const { results, growth, tookMs } = await readAll()

test(`the corpus holds at least 150 cases`, () => {
  console.log(
    `${cases.length} cases, ${attempts.length} connections, ${Math.round(tookMs)} ms, ${Math.round(growth / 1_048_576)} MB at the most`,
  )
  expect(cases.length).toBeGreaterThanOrEqual(150)
})

test.each(results)('%s ends as expected and in time', (_url, kinds, kind, ms) => {
  expect(kinds).toContain(kind)
  expect(ms).toBeLessThan(FOREVER_MS)
})

test('no connection was tried but to public addresses on web ports', () => {
  expect(attempts.length).toBeGreaterThan(50)
  const strays = attempts.filter(({ host, port }) => !publicAddresses.has(host) || ![80, 443].includes(port))
  expect(strays).toEqual([])
})

test('memory grew by less than 150 MB', () => {
  expect(growth).toBeLessThan(MAX_GROWTH)
})

test('a name that turns inside after its first answer is connected to publicly, then refused', async () => {
  const hosts: string[] = []
  const watched = createGuardedDispatcher({
    lookUp,
    connect: (target) => {
      hosts.push(target.host)
      return connect(target)
    },
  })
  const { read } = createWebsiteReader({ dispatcher: watched, userAgent: 'Threadlark-Test/1' })
  const first = await read('http://rebinding.hostile-corpus.com/page', { readHtml })
  const second = await read('http://rebinding.hostile-corpus.com/page', { readHtml })
  await watched.destroy()
  expect([first.kind, second.kind, hosts]).toEqual(['page', 'refused', [PUBLIC_4]])
})

test('the dispatcher alone refuses inside hosts, on real sockets, and a listener there hears nothing', async () => {
  const alone = createGuardedDispatcher({ lookUp })
  const hosts = insideHosts.filter((host) => URL.canParse(`http://${host}:${loopbackPort}/`))
  expect(hosts.length).toBeGreaterThan(120)
  const failures: [host: string, refused: boolean][] = []
  for (const host of hosts) {
    const url = `http://${host}:${loopbackPort}/`
    const failure = await request(url, { dispatcher: alone }).catch((error: Error) => error)
    // A name without an answer isn't inside; it just isn't there.
    const isAddress = /[\d\]]\.?$/.test(new URL(url).hostname)
    failures.push([host, isAddress ? failure instanceof RefusedAddress : failure instanceof Error])
  }
  expect(failures.filter(([, refused]) => !refused)).toEqual([])
  await alone.destroy()
  expect(inside).toBe(0)
})

test('without the guard the same spellings do reach the listener', async () => {
  const open = new Agent()
  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '①②⑦.⓪.⓪.①', '[::ffff:127.0.0.1]'])
    expect((await request(`http://${host}:${loopbackPort}/`, { dispatcher: open })).statusCode).toBe(200)
  await open.destroy()
  expect(inside).toBe(6)
})

/** Ten at once, as a busy server would. */
async function readAll() {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 10)
  const start = performance.now()
  const waiting = cases.map((_, i) => i)
  const results: [url: string, kinds: string[], kind: string, ms: number][] = []
  const work = async () => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
      const [url, ...kinds] = cases[i] as Case
      const from = performance.now()
      const { kind } = await reader.read(url, { readHtml })
      results[i] = [JSON.stringify(url).slice(0, 90), kinds, kind, performance.now() - from]
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  clearInterval(sampler)
  return { results, growth: peak - before, tookMs: performance.now() - start }
}
