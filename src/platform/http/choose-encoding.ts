export type Encoding = 'br' | 'gzip'

const REFUSED = /;\s*q=0(?:\.0*)?$/

/** The best of our two ways to compress that the caller takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  if (!acceptEncoding) return undefined
  const accepted = acceptEncoding.split(',').map((part) => part.trim())
  const takes = (name: Encoding) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !REFUSED.test(part)))
  return (['br', 'gzip'] as const).find(takes)
}
