import type { Image } from './post.ts'

const REFERENCE = /^image-([a-zA-Z0-9]{8,64})-(\d{1,5})x(\d{1,5})-(png|jpg|jpeg|webp|gif|avif)$/

export type FindImage = (reference: unknown, alt: string) => Image | null

/** An asset reference says where the image lies and how large it is, so no second question is needed. */
export function imagesAt(base: string): FindImage {
  return (reference, alt) => {
    const [, id, width, height, extension] = REFERENCE.exec(String(reference)) ?? []
    if (!id || !Number(width) || !Number(height)) return null
    const url = `${base}/${id}-${width}x${height}.${extension}`
    return { url, alt, width: Number(width), height: Number(height) }
  }
}
