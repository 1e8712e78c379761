import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

const LONGEST_KEPT = 200
const sizeOf = (address: string, told: string) => address.length + told.length

/**
 * Who is really calling. X-Forwarded-For is believed only as far as trusted proxies wrote it: read from the right,
 * the first address that isn't a trusted proxy is the caller; everything left of it is the caller's own claim.
 */
export function createAddressReader(trustedProxies: string[]) {
  const trusted = trustedProxies.map(parseRange)
  const isTrusted = (address: string) =>
    ipaddr.isValid(address) && trusted.some((range) => isIn(address, range))

  const known = new LRUCache<string, string>({ max: 2_000, maxSize: 400_000, sizeCalculation: sizeOf })

  return (socketAddress: string | undefined, forwardedFor: string | undefined) => {
    const told = `${socketAddress}\n${forwardedFor}`
    const address = known.get(told) ?? read(socketAddress, forwardedFor)
    // Whoever sends a long list of hops makes it up, or has made it up for this one request.
    if (told.length <= LONGEST_KEPT) known.set(told, address)
    return address
  }

  function read(socketAddress: string | undefined, forwardedFor: string | undefined) {
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
    let address = socketAddress ?? ''
    while (isTrusted(address) && hops.length > 0) {
      const hop = hops.pop() ?? ''
      if (!ipaddr.isValid(hop)) break
      address = hop
    }
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown'
  }
}

/** One home has a whole /64 of IPv6, so counting single addresses would count nothing. */
export function addressGroup(address: string) {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)
  return `${network.toString()}/64`
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

function parseRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function isIn(text: string, [network, bits]: Range) {
  const address = ipaddr.process(text)
  return address.kind() === network.kind() && address.match(network, bits)
}

export function isAddressRange(text: string) {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}
