import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import sharp from 'sharp'

const NAME = /^[a-zA-Z0-9]+-\d+x\d+\.(png|jpg|jpeg|webp|gif|avif)$/

/** The image host: `w` makes smaller, `auto=format` takes a better format where the browser knows it. */
export function imageRoutes(folder: string) {
  const made = new Map<string, Uint8Array<ArrayBuffer>>()
  return new Hono().get('/:project/:dataset/:file', async (c) => {
    const file = c.req.param('file')
    const width = Number(c.req.query('w')) || undefined
    const webp = c.req.query('auto') === 'format' && (c.req.header('accept') ?? '').includes('image/webp')
    if (!NAME.test(file) || (width ?? 1) > 8192) return c.notFound()
    const original = await readFile(join(folder, file)).catch(() => undefined)
    if (!original) return c.notFound()
    const key = `${file} ${width} ${webp}`
    const bytes = made.get(key) ?? new Uint8Array(await resize(original, width, webp))
    made.set(key, bytes)
    return c.body(bytes, 200, {
      'Content-Type': webp ? 'image/webp' : (getMimeType(file) ?? 'application/octet-stream'),
      'Cache-Control': 'public, max-age=31536000',
      Vary: 'Accept',
    })
  })
}

async function resize(original: Buffer, width: number | undefined, webp: boolean) {
  const image = sharp(original).resize({ width, withoutEnlargement: true })
  return (webp ? image.webp({ quality: 75 }) : image).toBuffer()
}
