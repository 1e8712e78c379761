const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])
const HERE = 'https://here.invalid'

/** A link that may stand in a page, or nothing. React stops `javascript:` but not `data:`, so we name what is allowed. */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000) return undefined
  const given = value.trim()
  if (given.startsWith('#')) return given
  // The parser drops tabs and reads `\` as `/`, as browsers do: what then still lies here is a path of ours.
  if (given.startsWith('/')) {
    const url = URL.parse(given, HERE)
    return url?.origin === HERE ? url.href.slice(HERE.length) : undefined
  }
  const url = URL.parse(given)
  return url && PROTOCOLS.has(url.protocol) ? url.href : undefined
}
