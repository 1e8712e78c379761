const PUBLIC = /^\/(?:pricing|terms|privacy|(?:blog|resources)(?:\/[\w-]+)?)?$/
const OFFSET = /^\d{1,6}$/

/**
 * The address under which visitors without a session all get the same finished HTML, or null. It keeps only what the page reads: a
 * campaign's parameters change nothing in it and must not cost a rendering each.
 */
export function findSharedAddress(url: string) {
  const { pathname, searchParams } = new URL(url)
  if (!PUBLIC.test(pathname)) return null
  const offset = pathname === '/blog' ? (searchParams.get('offset') ?? '') : ''
  return OFFSET.test(offset) && Number(offset) > 0 ? `${pathname}?offset=${Number(offset)}` : pathname
}
