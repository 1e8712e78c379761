import { createHash, randomBytes } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { chooseEncoding } from './choose-encoding.ts'

const FRESH_MS = 5_000

type Render = (nonce: string) => Promise<Response>
type Bytes = Uint8Array<ArrayBuffer>
type Page = {
  status: number
  location: string | null
  type: string
  caching: string
  etag: string
  hashes: string[]
} & Record<'plain' | 'br' | 'gzip', Bytes>

/**
 * Finished pages for everybody: rendered once in a few seconds, compressed, and the same bytes for all, so that a CDN
 * may keep them. Requests that come while a page is being rendered wait for that one rendering.
 */
export function createPublicPages({ freshMs = FRESH_MS } = {}) {
  const pages = new LRUCache<string, Page>({ max: 500, ttl: freshMs })
  /** Pages that aren't there, and parameters: anyone can make them up without end, so they have a small place of their own. */
  const madeUp = new LRUCache<string, Page>({ max: 50, ttl: freshMs })
  const underway = new Map<string, Promise<Page>>()

  const make = async (address: string, render: Render) => {
    const nonce = randomBytes(16).toString('base64')
    const page = await finish(await render(nonce), nonce)
    if (page.status < 400 && !address.includes('?')) pages.set(address, page)
    else if (page.status < 500) madeUp.set(address, page)
    return page
  }

  /** `address` must be free of everything that only this caller said: their host, their campaign. */
  return async (c: Context, address: string, render: Render) => {
    let page = pages.get(address) ?? madeUp.get(address)
    if (!page) {
      const begun = underway.get(address) ?? make(address, render).finally(() => underway.delete(address))
      underway.set(address, begun)
      page = await begun
    }
    if (page.location) return c.redirect(page.location, page.status as 302)
    c.set('scriptHashes', page.hashes)
    return answer(c, page)
  }
}

function answer(c: Context, page: Page) {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const headers = {
    'Content-Type': page.type,
    'Cache-Control': page.caching,
    // Signed-in visitors get another answer from the same address.
    Vary: 'Cookie, Accept-Encoding',
    ETag: page.etag,
  }
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers)
  return c.body(page[encoding ?? 'plain'], page.status as 200, {
    ...headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  })
}

async function finish(response: Response, nonce: string): Promise<Page> {
  const rendered = scriptsLast(await response.text(), nonce)
  const html = rendered.replaceAll(` nonce="${nonce}"`, '')
  const plain = new TextEncoder().encode(html)
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    caching: caching(response.status),
    etag: `W/"${sha256(html).slice(0, 22)}"`,
    hashes: [...new Set(ownScripts(rendered, nonce).map((script) => `sha256-${sha256(script)}`))],
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: new Uint8Array(gzipSync(plain)),
  }
}

/** Only scripts that carry the rendering's nonce are ours; whatever else might get into the HTML gets no hash. */
function ownScripts(html: string, nonce: string) {
  const [, ...scripts] = html.split('<script')
  return scripts.flatMap((script) => {
    const start = script.indexOf('>')
    const end = script.indexOf('</script>')
    const isOurs = script.slice(0, start).includes(`nonce="${nonce}"`)
    return isOurs && end > start ? [script.slice(start + 1, end)] : []
  })
}

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g
const SCRIPT = /<script[^<>]*>/g
const PATIENCE_MS = 2_500
const AFTER_PAINT_MS = 400
const START = `{let started
const start=()=>{if(started)return
started=true
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[type="text/plain"]').textContent
document.body.append(script)}
for(const sign of ['pointerdown','keydown','touchstart'])addEventListener(sign,start,{once:true,passive:true})
addEventListener('load',()=>document.fonts.ready.then(()=>setTimeout(start,${AFTER_PAINT_MS})))
setTimeout(start,${PATIENCE_MS})}`

/**
 * These pages are complete without a script, so scripts come after everything that is seen: on a phone's connection they
 * would otherwise share the line with the style sheet and the fonts (first large paint 2.9 s instead of 1.7 s). Whoever
 * touches the page gets them at once, and a picture that never comes does not hold them up for long.
 */
function scriptsLast(html: string, nonce: string) {
  const entry = html.match(SCRIPT)?.find((script) => script.includes(' type="module"'))
  if (!entry) return html
  return html
    .replaceAll(PRELOAD, '')
    .replace(entry, () => entry.replace(' type="module"', ' type="text/plain"'))
    .replace('</body>', () => `<script nonce="${nonce}">${START}</script></body>`)
}

function caching(status: number) {
  if (status >= 500) return 'no-store'
  if (status >= 400) return 'public, max-age=0, s-maxage=10'
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
