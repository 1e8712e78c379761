import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Dispatcher, request } from 'undici'

const MAX_BYTES = 4_194_304
const unzip = promisify(gunzip)

export type Answer = {
  status: number
  header: (name: string) => string | undefined
  text: string
}

/** `lost`: no answer, or not all of it, came over the wire; `unreadable`: what came is too large or not what it says. */
export type Sent =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'lost' }
  | { kind: 'unreadable' }
  | { kind: 'timeout' }

type Options = {
  dispatcher: Dispatcher
  signal: AbortSignal
  headers: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
}

/** One exchange with one host. Redirects are answers like others: nobody follows them here. */
export async function sendRequest(url: string, options: Options): Promise<Sent> {
  const { dispatcher, signal, method = 'GET', body } = options
  try {
    const headers = { ...options.headers, 'accept-encoding': 'gzip' }
    const answer = await request(url, { dispatcher, signal, method, headers, body })
    const bytes = await collect(answer.body)
    if (!bytes) return { kind: 'unreadable' }
    const header = (name: string) => {
      const value = answer.headers[name]
      return Array.isArray(value) ? value[0] : value
    }
    const plain = header('content-encoding') === 'gzip' ? await unzipped(bytes) : bytes
    if (!plain) return { kind: 'unreadable' }
    return { kind: 'answer', answer: { status: answer.statusCode, header, text: plain.toString('utf8') } }
  } catch {
    return { kind: signal.aborted ? 'timeout' : 'lost' }
  }
}

async function collect(body: Readable) {
  const chunks: Buffer[] = []
  let seen = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    seen += chunk.length
    // Leaving the loop destroys the stream, and with it the connection.
    if (seen > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function unzipped(bytes: Buffer) {
  return unzip(bytes, { maxOutputLength: MAX_BYTES }).catch(() => undefined)
}
