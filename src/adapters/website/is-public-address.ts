import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's host agent answers here, on an address that looks public. */
const AZURE_AGENT = '168.63.129.16'

// Everything else of IPv6 is special: NAT64, IPv4-compatible and -mapped forms, which may hold an inside address.
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/** Whether an address belongs to the public internet and to nothing special in it. */
export function isPublicAddress(text: string) {
  // The parser also takes short, octal and zoned spellings, which no resolver or socket gives.
  const family = isIP(text)
  if (family === 0 || text.includes('%') || text === AZURE_AGENT) return false
  if (family === 4) return ipaddr.IPv4.parse(text).range() === 'unicast'
  const address = ipaddr.IPv6.parse(text)
  return address.match(GLOBAL_IPV6) && address.range() === 'unicast'
}
