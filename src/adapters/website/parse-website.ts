import { parse } from 'tldts'

const MAX_LENGTH = 2_048
const PROTOCOLS = new Set(['http:', 'https:'])
/** The URL parser leaves out a protocol's own port. */
const PORTS = new Set(['', '80', '443'])

/** What a person types as a website: `pawslot.com` means https. Null where it can't be a public website. */
export function normaliseWebsite(typed: string): string | null {
  const text = typed.trim()
  return parseWebsite(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)?.href ?? null
}

/** A URL that may be fetched as far as its words tell; where its name leads is for the dispatcher to check. */
export function parseWebsite(text: string, base?: URL): URL | null {
  const url = text.length <= MAX_LENGTH ? URL.parse(text, base) : null
  if (!url || !PROTOCOLS.has(url.protocol) || !PORTS.has(url.port)) return null
  if (url.username || url.password) return null
  url.hostname = url.hostname.replace(/\.$/, '')
  url.hash = ''
  return isPublicName(url.hostname) ? url : null
}

/** A name below a suffix that is sold to the public; addresses, single labels and `.internal` are not. */
function isPublicName(hostname: string) {
  const { domain, isIcann, publicSuffix } = parse(hostname)
  return domain !== null && isIcann === true && !/(^|\.)(arpa|onion)$/.test(publicSuffix ?? '')
}
