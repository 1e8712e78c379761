import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'

const FRESH_MS = 5_000
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

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
export function createPublicPages() {
  const pages = new LRUCache<string, Promise<Page>>({ max: 500, ttl: FRESH_MS })
  return async (c: Context, render: () => Promise<Response>) => {
    // Without the host: what a caller claims to have asked for must not decide what others get.
    const { pathname, search } = new URL(c.req.url)
    const key = pathname + search
    let rendering = pages.get(key)
    if (!rendering) {
      rendering = render().then(finish)
      pages.set(key, rendering)
    }
    const page = await rendering.catch((error: unknown) => {
      pages.delete(key)
      throw error
    })
    if (page.status >= 500) pages.delete(key)
    if (page.location) return c.redirect(page.location, page.status as 302)
    c.set('scriptHashes', page.hashes)
    return answer(c, page)
  }
}

function answer(c: Context, page: Page) {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
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

async function finish(response: Response): Promise<Page> {
  const html = scriptsLast(await response.text())
  const plain = new TextEncoder().encode(html)
  const found = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes]) => !attributes?.includes('application/ld+json'),
  )
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    caching: caching(response.status),
    etag: `W/"${sha256(html).slice(0, 22)}"`,
    hashes: [...new Set(found.map(([, , script]) => `sha256-${sha256(script ?? '')}`))],
    plain,
    br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: new Uint8Array(gzipSync(plain)),
  }
}

const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const ENTRY = /<script type="module" async="">/
const START = `<script>addEventListener('load',()=>{const s=document.createElement('script');s.type='module';s.textContent=document.getElementById('start').textContent;document.body.append(s)})</script>`

/**
 * These pages are complete without a script, so scripts come after everything that is seen: on a phone's connection they
 * would otherwise share the line with the style sheet and the fonts (first large paint 2.9 s instead of 2.0 s).
 */
function scriptsLast(html: string) {
  if (!ENTRY.test(html)) return html
  return html
    .replaceAll(PRELOAD, '')
    .replace(ENTRY, '<script type="text/plain" id="start">')
    .replace('</body>', `${START}</body>`)
}

function caching(status: number) {
  if (status >= 500) return 'no-store'
  if (status >= 400) return 'public, max-age=0, s-maxage=10'
  return 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
