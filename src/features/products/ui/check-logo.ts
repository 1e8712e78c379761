import { MAX_LOGO_BYTES } from '../schema.ts'

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** Why a file can't be a logo, or undefined. Looks at what the browser says of it; the server looks inside. */
export function whyNotALogo({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!LOGO_TYPES.includes(type)) return 'Use a PNG, JPEG or WebP picture.'
  if (size > MAX_LOGO_BYTES) return 'Use a picture of at most 2 MB.'
  return undefined
}
