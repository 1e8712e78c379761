import { type Dispatcher, request } from 'undici'
import { RefusedAddress } from './guarded-dispatcher.ts'
import { normaliseWebsite, parseWebsite } from './parse-website.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import { AppError } from '../../platform/errors.ts'
import { canDecode, readBody, TooLarge } from './read-body.ts'
import type { readHtml } from './read-html.ts'
import type { WebsiteOutcome } from './website-outcome.ts'

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

export type WebsiteReader = ReturnType<typeof createWebsiteReader>

/** Reads the text of a page whose address a user gave. The dispatcher decides which addresses it may connect to. */
export function createWebsiteReader({ dispatcher, userAgent }: Options) {
  async function follow(start: URL, readHtml: Read, signal: AbortSignal): Promise<WebsiteOutcome> {
    let url = start
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await request(url, {
        dispatcher,
        signal,
        headers: { 'user-agent': userAgent, accept: 'text/html', 'accept-encoding': 'gzip, br' },
      })
      // A body that nobody reads to its end must not keep the connection.
      answer.body.on('error', () => {})
      const location = answer.headers.location
      if (!REDIRECTS.has(answer.statusCode) || !location)
        return await readPage(url, answer, { signal, readHtml })
      answer.body.destroy()
      const next = parseWebsite(String(location), url)
      if (!next) return { kind: 'refused' }
      url = next
    }
    return { kind: 'too_many_redirects' }
  }

  return {
    read: async (website: string, { readHtml, signal }: Asked): Promise<WebsiteOutcome> => {
      const start = parseWebsite(normaliseWebsite(website) ?? '')
      if (!start) return { kind: 'refused' }
      const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])])
      try {
        return await follow(start, readHtml, deadline)
      } catch (error) {
        if (deadline.aborted) return { kind: 'timeout' }
        if (error instanceof RefusedAddress) return { kind: 'refused' }
        if (error instanceof TookTooLong) return { kind: 'tangled' }
        // Ours to say: the website was reached.
        if (error instanceof AppError) throw error
        return { kind: error instanceof TooLarge ? 'too_large' : 'unreachable' }
      }
    },
  }
}

async function readPage(
  url: URL,
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { signal, readHtml }: { signal: AbortSignal; readHtml: Read },
): Promise<WebsiteOutcome> {
  try {
    if (statusCode < 200 || statusCode > 299) return { kind: 'blocked', status: statusCode }
    const type = String(headers['content-type'] ?? '')
    const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase()
    if (!HTML.test(type) || !canDecode(encoding)) return { kind: 'not_html' }
    const { title, text } = await readHtml(await readBody(body, encoding, signal), type)
    return text.length < MIN_TEXT ? { kind: 'empty' } : { kind: 'page', url: url.href, title, text }
  } finally {
    body.destroy()
  }
}
