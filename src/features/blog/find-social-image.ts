import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Post } from './schema.ts'

// Where the pages' own files lie: built, or in development as they are.
const FOLDERS = ['build/client', 'public']
const PLAIN = /^[a-z0-9-]+$/

/** The 1200 x 630 picture that a shared link shows: one made for the post, else its main image, cut to size. */
export function findSocialImage({ slug, mainImage }: Pick<Post, 'slug' | 'mainImage'>) {
  const own = `/social/${slug}.png`
  if (PLAIN.test(slug) && FOLDERS.some((folder) => existsSync(join(folder, own)))) return own
  if (!mainImage) return '/social/default.png'
  const isOurs = mainImage.url.startsWith('/')
  return `${mainImage.url}?${isOurs ? 'w=1200' : 'w=1200&h=630&fit=crop'}`
}
