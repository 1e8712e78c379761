import { type Dispatcher, request } from 'undici'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import { AppError } from '../../platform/errors.ts'
import { RefusedAddress } from './guarded-dispatcher.ts'
import { normaliseWebsite, parseWebsite } from './parse-website.ts'
import { canDecode, readBody, TooLarge } from './read-body.ts'
import type { readHtml } from './read-html.ts'
import type { PictureOutcome, WebsiteFailure, WebsiteOutcome } from './website-outcome.ts'

const DEADLINE_MS = 5_000
const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HTML = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i
/** Shorter pages say no more than that something is missing. */
const MIN_TEXT = 20

type Page = ReturnType<typeof readHtml>

/** `readHtml` of bytes that anybody may have sent. */
type Read = (bytes: Uint8Array, contentType: string) => Page | Promise<Page>

type Options = { dispatcher: Dispatcher; userAgent: string }
/** The caller says how HTML is read, so that a hostile page makes nobody else wait. */
type Asked = { readHtml: Read; signal?: AbortSignal }

type Found = {
  url: URL
  type: string
  encoding: string
  body: Dispatcher.ResponseData['body']
  signal: AbortSignal
}
/** Reads what an address led to. */
type Take<T> = (found: Found) => Promise<T | WebsiteFailure>
type Wanted<T> = { accept: string; signal: AbortSignal | undefined; take: Take<T> }

export type WebsiteReader = ReturnType<typeof createWebsiteReader>

/** Reads pages and pictures whose address a user or a user's page gave. The dispatcher decides which addresses it may connect to. */
export function createWebsiteReader({ dispatcher, userAgent }: Options) {
  async function follow<T>(start: URL, { accept, take }: Wanted<T>, signal: AbortSignal) {
    let url = start
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await request(url, {
        dispatcher,
        signal,
        headers: { 'user-agent': userAgent, accept, 'accept-encoding': 'gzip, br' },
      })
      // A body that nobody reads to its end must not keep the connection.
      answer.body.on('error', () => {})
      try {
        const location = answer.headers.location
        if (!REDIRECTS.has(answer.statusCode) || !location)
          return await takeAnswer(url, answer, { signal, take })
        const next = parseWebsite(String(location), url)
        if (!next) return { kind: 'refused' } as const
        url = next
      } finally {
        answer.body.destroy()
      }
    }
    return { kind: 'too_many_redirects' } as const
  }

  async function get<T>(website: string, wanted: Wanted<T>): Promise<T | WebsiteFailure> {
    const start = parseWebsite(normaliseWebsite(website) ?? '')
    if (!start) return { kind: 'refused' }
    const { signal } = wanted
    const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])])
    try {
      return await follow(start, wanted, deadline)
    } catch (error) {
      if (deadline.aborted) return { kind: 'timeout' }
      if (error instanceof RefusedAddress) return { kind: 'refused' }
      if (error instanceof TookTooLong) return { kind: 'tangled' }
      // Ours to say: the website was reached.
      if (error instanceof AppError) throw error
      return { kind: error instanceof TooLarge ? 'too_large' : 'unreachable' }
    }
  }

  return {
    read: (website: string, { readHtml, signal }: Asked): Promise<WebsiteOutcome> =>
      get(website, { accept: 'text/html', signal, take: (found) => takePage(found, readHtml) }),
    /** Of a picture the bytes alone: what they are is for the encoder to find out. */
    readPicture: (address: string, signal: AbortSignal): Promise<PictureOutcome> =>
      get(address, { accept: 'image/png, image/webp, image/jpeg', signal, take: takePicture }),
  }
}

function takeAnswer<T>(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { signal, take }: { signal: AbortSignal; take: Take<T> },
): Promise<T | WebsiteFailure> | WebsiteFailure {
  if (statusCode < 200 || statusCode > 299) return { kind: 'blocked', status: statusCode }
  const type = String(headers['content-type'] ?? '')
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase()
  return canDecode(encoding) ? take({ url, type, encoding, body, signal }) : { kind: 'not_html' }
}

async function takePage(
  { url, type, encoding, body, signal }: Found,
  readHtml: Read,
): Promise<WebsiteOutcome> {
  if (!HTML.test(type)) return { kind: 'not_html' }
  const { title, text, name, icons } = await readHtml(await readBody(body, encoding, signal), type)
  if (text.length < MIN_TEXT) return { kind: 'empty' }
  const addresses = icons.flatMap((icon) => parseWebsite(icon, url)?.href ?? [])
  return { kind: 'page', url: url.href, title, text, name, icons: addresses }
}

async function takePicture({ encoding, body, signal }: Found): Promise<PictureOutcome> {
  return { kind: 'picture', bytes: await readBody(body, encoding, signal) }
}
