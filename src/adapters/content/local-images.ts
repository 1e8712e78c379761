import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

const NAME = /^[a-zA-Z0-9]{8,64}-\d{1,5}x\d{1,5}\.(png|jpg|jpeg|webp)$/
const MAX_BYTES = 32 * 1024 * 1024
const TYPES = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' } as const

export const IMAGE_WIDTHS = [400, 800, 1200]

type Wish = { name: string; width?: number | undefined; webp: boolean }
type Bytes = Uint8Array<ArrayBuffer>
type FoundImage = { bytes: Bytes; type: string }

export type LocalImages = { read: (wish: Wish) => Promise<FoundImage | null> }

/** The dataset's own images, made smaller on demand. Each size is made once and kept while there is room. */
export function createLocalImages(folder: string): LocalImages {
  const made = new LRUCache<string, FoundImage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const underway = new Map<string, Promise<FoundImage | null>>()

  async function make({ name, width, webp }: Wish): Promise<FoundImage | null> {
    const original = await readFile(join(folder, 'images', name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!original) return null
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES]
    if (!width && !webp) return { bytes: new Uint8Array(original), type: `image/${type}` }
    const sized = sharp(original).resize({ width, withoutEnlargement: true })
    const bytes = await (webp ? sized.webp({ quality: 82 }) : sized).toBuffer()
    return { bytes: new Uint8Array(bytes), type: `image/${webp ? 'webp' : type}` }
  }

  return {
    read: async (wish) => {
      // The name becomes part of a path, so nothing but a plain name may pass.
      if (!NAME.test(wish.name)) return null
      if (wish.width !== undefined && !IMAGE_WIDTHS.includes(wish.width)) return null
      const key = `${wish.name} ${wish.width} ${wish.webp}`
      const known = made.get(key)
      if (known) return known
      const pending = underway.get(key) ?? make(wish).finally(() => underway.delete(key))
      underway.set(key, pending)
      const image = await pending
      if (image) made.set(key, image)
      return image
    },
  }
}
