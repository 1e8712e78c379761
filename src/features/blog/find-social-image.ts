import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Post } from './schema.ts'

// Where the pages' own files lie: built, or in development as they are.
const FOLDERS = ['build/client', 'public']
const PLAIN = /^[a-z0-9-]+$/

/** The 1200 x 630 picture that a shared link shows: made for the post, else its main image where the store cuts it. */
export function findSocialImage({ slug, mainImage }: Pick<Post, 'slug' | 'mainImage'>) {
  const own = `/social/${slug}.png`
  if (PLAIN.test(slug) && FOLDERS.some((folder) => existsSync(join(folder, own)))) return own
  const canBeCut = mainImage && !mainImage.url.startsWith('/')
  return canBeCut ? `${mainImage.url}?w=1200&h=630&fit=crop` : '/social/default.png'
}
