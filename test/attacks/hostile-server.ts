import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createDeflate, createGzip } from 'node:zlib'

const TEXT = 'A page that says enough about its product to be read by somebody who is curious.'
const PAGE = `<!doctype html><title>Fine</title><p>${TEXT}</p>`
const MEGABYTE = 1_048_576

const head = (...lines: string[]) =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${lines.join('\r\n')}${lines.length > 0 ? '\r\n' : ''}\r\n`
const whole = (type: string) => `HTTP/1.1 200 OK\r\n${type}content-length: ${PAGE.length}\r\n\r\n${PAGE}`

type Act = (socket: Socket, search: URLSearchParams) => void

const say =
  (text: string): Act =>
  (socket) =>
    void socket.end(text)
const sayBytes =
  (start: string, bytes: () => Buffer): Act =>
  (socket) => {
    socket.write(start)
    socket.end(bytes())
  }
const drip =
  (start: string, part: string, everyMs: number): Act =>
  (socket) => {
    socket.write(start)
    const timer = setInterval(() => socket.write(part), everyMs)
    socket.once('close', () => clearInterval(timer))
  }
const flood =
  (start: string, part: Buffer): Act =>
  (socket) => {
    socket.write(start)
    const pour = () => {
      while (!socket.destroyed && socket.write(part));
      if (!socket.destroyed) socket.once('drain', pour)
    }
    pour()
  }

/** Everything a web server may do wrong, one path each. */
export async function startHostileServer() {
  const [gzip, brotli, deflate] = await Promise.all([
    bomb(createGzip()),
    bomb(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
    bomb(createDeflate()),
  ])
  const zipped = await compress(createGzip(), [Buffer.from(PAGE)])
  const acts: Record<string, Act> = {
    '/page': say(whole('content-type: text/html; charset=utf-8\r\n')),
    '/xhtml': say(whole('content-type: application/xhtml+xml\r\n')),
    '/gzip': sayBytes(head('content-encoding: gzip'), () => zipped),
    '/latin1': sayBytes('HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=iso-8859-1\r\n\r\n', () =>
      Buffer.from(`<p>Café crème, ${TEXT}</p>`, 'latin1'),
    ),
    '/redirect': (socket, search) =>
      void socket.end(
        `HTTP/1.1 ${search.get('status') ?? 302} Found\r\nlocation: ${search.get('to')}\r\ncontent-length: 0\r\n\r\n`,
      ),
    '/chain': (socket, search) => {
      const left = Number(search.get('left'))
      if (left === 0) return void socket.end(whole('content-type: text/html\r\n'))
      socket.end(`HTTP/1.1 301 Moved\r\nlocation: /chain?left=${left - 1}\r\ncontent-length: 0\r\n\r\n`)
    },
    '/ping': say('HTTP/1.1 302 Found\r\nlocation: /pong\r\ncontent-length: 0\r\n\r\n'),
    '/pong': say('HTTP/1.1 302 Found\r\nlocation: /ping\r\ncontent-length: 0\r\n\r\n'),
    '/redirect-flood': flood(
      'HTTP/1.1 302 Found\r\nlocation: /redirect-flood\r\n\r\n',
      Buffer.alloc(65_536, 'x'),
    ),
    '/silent': () => {},
    '/hang-up': (socket) => void socket.destroy(),
    '/slow-status': drip('HTTP/1.1 200 O', 'K', 1_000),
    '/slow-headers': drip('HTTP/1.1 200 OK\r\n', 'x-more: 1\r\n', 500),
    '/slow-body': drip(head(), '<p>word', 500),
    '/slow-chunks': drip(head('transfer-encoding: chunked'), '1\r\na\r\n', 500),
    '/slow-redirects': (socket) =>
      void setTimeout(() => socket.end('HTTP/1.1 302 Found\r\nlocation: /slow-redirects\r\n\r\n'), 2_000),
    '/slow-gzip': (socket) => {
      socket.write(head('content-encoding: gzip'))
      socket.write(zipped.subarray(0, 20))
    },
    '/endless': flood(head(), Buffer.alloc(65_536, '<p>more')),
    '/endless-chunks': flood(
      head('transfer-encoding: chunked'),
      Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`),
    ),
    '/endless-members': flood(head('content-encoding: gzip'), zipped),
    '/endless-headers': flood('HTTP/1.1 200 OK\r\n', Buffer.from(`x-more: ${'x'.repeat(1_000)}\r\n`)),
    '/endless-status': flood('HTTP/1.1 200 ', Buffer.alloc(65_536, 'x')),
    '/endless-continue': flood('', Buffer.from('HTTP/1.1 100 Continue\r\n\r\n'.repeat(500))),
    '/huge-header': say(`HTTP/1.1 200 OK\r\nx-huge: ${'x'.repeat(MEGABYTE)}\r\n\r\n${PAGE}`),
    '/many-headers': say(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}\r\n${PAGE}`),
    '/huge-location': say(`HTTP/1.1 302 Found\r\nlocation: /${'x'.repeat(10_000)}\r\n\r\n`),
    '/just-too-large': say(`${head()}${'x'.repeat(MEGABYTE + 1)}`),
    '/announced-too-large': flood(head('content-length: 99999999999'), Buffer.alloc(65_536, 'x')),
    '/gzip-bomb': sayBytes(head('content-encoding: gzip'), () => gzip),
    '/br-bomb': sayBytes(head('content-encoding: br'), () => brotli),
    '/deflate-bomb': sayBytes(head('content-encoding: deflate'), () => deflate),
    '/double-gzip': sayBytes(head('content-encoding: gzip, gzip'), () => gzip),
    '/odd-encoding': say(`${head('content-encoding: constructor')}${PAGE}`),
    '/not-gzip': say(`${head('content-encoding: gzip')}${PAGE}`),
    '/cut-gzip': sayBytes(head('content-encoding: gzip'), () => zipped.subarray(0, 40)),
    '/cut-body': say(`${head('content-length: 5000')}${PAGE}`),
    '/cut-chunk': say(`${head('transfer-encoding: chunked')}ffff\r\n${PAGE}`),
    '/cut-headers': say('HTTP/1.1 200 OK\r\ncontent-type: te'),
    '/bad-chunk': say(`${head('transfer-encoding: chunked')}zz\r\n${PAGE}\r\n0\r\n\r\n`),
    '/both-lengths': say(
      `${head('content-length: 10', 'transfer-encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`,
    ),
    '/two-lengths': say(`${head('content-length: 5', `content-length: ${PAGE.length}`)}${PAGE}`),
    '/negative-length': say(`${head('content-length: -5')}${PAGE}`),
    '/no-http': say('SSH-2.0-OpenSSH_9.2\r\n'),
    '/http09': say(PAGE),
    '/http2': say('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    '/bad-status': say(`HTTP/1.1 99999 OK\r\n\r\n${PAGE}`),
    '/nul-header': say(`HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n${PAGE}`),
    '/upgrade': say('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    '/two-answers': say(whole('content-type: text/html\r\n') + whole('content-type: text/html\r\n')),
    '/empty': say(head('content-length: 0')),
    '/no-content': say('HTTP/1.1 204 No Content\r\n\r\n'),
    '/only-script': say(`${head()}<title>x</title><script>${'x'.repeat(5_000)}</script>`),
    '/nested': say(`${head()}${'<div>'.repeat(190_000)}deep`),
    '/attributes': say(`${head()}<p ${'a=1 '.repeat(200_000)}>${TEXT}</p>`),
    '/type-none': say(whole('')),
    ...Object.fromEntries(
      [
        'image/png',
        'application/json',
        'text/plain',
        'application/pdf',
        'text/htmlx',
        'application/octet-stream',
      ].map((type) => [`/type/${type}`, say(whole(`content-type: ${type}\r\n`))]),
    ),
    ...Object.fromEntries(
      [300, 304, 400, 401, 403, 404, 418, 429, 500, 503].map((status) => [
        `/status/${status}`,
        say(`HTTP/1.1 ${status} No\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nno`),
      ]),
    ),
  }

  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const target = new URL(data.toString('latin1').split(' ')[1] ?? '/', 'http://x')
      const act = acts[target.pathname]
      if (act) act(socket, target.searchParams)
      else socket.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    paths: Object.keys(acts),
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** 200 MB of nothing in little. */
const bomb = (compressor: Transform) =>
  compress(compressor, Array.from<Buffer>({ length: 200 }).fill(Buffer.alloc(MEGABYTE)))

async function compress(compressor: Transform, parts: Buffer[]) {
  const chunks: Buffer[] = []
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const part of parts) if (!compressor.write(part)) await once(compressor, 'drain')
  compressor.end()
  await once(compressor, 'end')
  return Buffer.concat(chunks)
}
