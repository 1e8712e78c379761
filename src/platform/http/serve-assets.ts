import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from './choose-encoding.ts'
import { type Part, readRange } from './read-range.ts'

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest))|javascript/
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const ASK_FIRST = 'no-cache'
/** What a browser keeps running on its own must be the newest. */
const SERVICE_WORKER = '/sw.js'

type Bytes = Uint8Array<ArrayBuffer>
type Asset = { headers: Record<string, string>; etag: string; plain: Bytes; br?: Bytes; gzip?: Bytes }

/** The built files, read and compressed once at start. Names under /assets carry a hash, so they never go stale. */
export async function serveAssets(folder: string) {
  const assets = new Map<string, Asset>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    assets.set(path, prepare(path, await readFile(file)))
  }

  return createMiddleware(async (c, next) => {
    const asset = assets.get(c.req.path)
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    if (c.req.header('if-none-match') === asset.etag) return c.body(null, 304, { ETag: asset.etag })
    if (asset.headers['Accept-Ranges']) {
      const part = readRange(c.req.header('range'), asset.plain.length)
      const changed = ![undefined, asset.etag].includes(c.req.header('if-range'))
      if (part && !changed) return answerPart(c, asset, part)
    }
    const encoding = asset.br && chooseEncoding(c.req.header('accept-encoding'))
    const headers = encoding ? { ...asset.headers, 'Content-Encoding': encoding } : asset.headers
    return c.body((encoding && asset[encoding]) || asset.plain, 200, headers)
  })
}

function answerPart(c: Context, { headers, plain }: Asset, { first, last }: Part) {
  const { length } = plain
  if (first > last) return c.body(null, 416, { 'Content-Range': `bytes */${length}` })
  const range = { ...headers, 'Content-Range': `bytes ${first}-${last}/${length}` }
  return c.body(plain.subarray(first, last + 1), 206, range)
}

function prepare(path: string, content: Buffer): Asset {
  const plain = new Uint8Array(content)
  const type = path.endsWith('.vtt')
    ? 'text/vtt; charset=utf-8'
    : (getMimeType(path) ?? 'application/octet-stream')
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': type,
    'Cache-Control': cachingOf(path),
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  // Parts are cut from the plain bytes: Safari plays no video without them, and nobody can jump ahead in one.
  if (!COMPRESSIBLE.test(type)) return { headers: { ...headers, 'Accept-Ranges': 'bytes' }, etag, plain }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  return {
    headers: { ...headers, Vary: 'Accept-Encoding' },
    etag,
    plain,
    br: new Uint8Array(brotliCompressSync(plain, quality)),
    gzip: new Uint8Array(gzipSync(plain)),
  }
}

function cachingOf(path: string) {
  if (path === SERVICE_WORKER) return ASK_FIRST
  return path.startsWith('/assets/') ? FOREVER : AN_HOUR
}
