import { BlockList } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/** The special-purpose registries of IANA, written down a second time by other means. */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
]
  .join(' ')
  .split(' ')) {
  const [network = '', bits] = range.split('/')
  special.addSubnet(network, Number(bits), 'ipv4')
}

const specialOctets = fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 240, 255)
const octet = fc.nat(255)
const ipv4 = fc.tuple(fc.oneof(specialOctets, octet), octet, octet, octet).map((parts) => parts.join('.'))

const hex = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}

const passing = (arbitrary: fc.Arbitrary<string>, numRuns = 5_000) =>
  fc.sample(arbitrary, numRuns).filter((address) => isPublicAddress(address))

test('no special IPv4 address passes', () => {
  expect(passing(ipv4.filter((address) => special.check(address)))).toEqual([])
})

test('no IPv6 form that holds an inside IPv4 address passes', () => {
  const inside = ipv4.filter((address) => special.check(address))
  for (const start of ['::ffff:', '::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::', '2001::'])
    expect(passing(inside.map((address) => start + hex(address)))).toEqual([])
  expect(passing(inside.map((address) => `2002:${hex(address)}::1`))).toEqual([])
  expect(passing(inside.map((address) => `::ffff:${address}`))).toEqual([])
})

test('no IPv6 address outside the public range passes', () => {
  const hosts = passing(fc.ipV6()).map((address) => new URL(`http://[${address}]/`).hostname)
  expect(hosts.length).toBeGreaterThan(50)
  expect(hosts.filter((host) => !/^\[[23][0-9a-f]{3}:/.test(host))).toEqual([])
})

test.each(['93.184.215.14', '8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '',
  'localhost',
  '127.1',
  '0x7f000001',
  '8.8.8.8 ',
  '8.8.8.8/8',
  '2606:4700::1%eth0',
  '168.63.129.16',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false))
