import { expect, test } from 'vitest'
import { addressGroup, createAddressReader } from './client-address.ts'

const read = createAddressReader(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32'])

test.each([
  ['203.0.113.5', '198.51.100.1', '203.0.113.5', "a stranger's claim is not believed"],
  ['10.1.1.1', '198.51.100.1', '198.51.100.1', "a proxy's word is"],
  [
    '10.1.1.1',
    '6.6.6.6, 198.51.100.1',
    '198.51.100.1',
    'only the nearest hop, not what the caller wrote before it',
  ],
  ['10.1.1.1', '6.6.6.6, 198.51.100.1, 10.2.2.2', '198.51.100.1', 'through two proxies'],
  ['10.1.1.1', undefined, '10.1.1.1', 'a proxy that calls by itself'],
  ['10.1.1.1', 'garbage', '10.1.1.1', 'nonsense ends the search'],
  ['::ffff:10.1.1.1', '198.51.100.1', '198.51.100.1', 'an IPv4 proxy on an IPv6 socket'],
  ['2001:db8::1', '2001:470::2', '2001:470::2', 'IPv6 all the way'],
  [undefined, '198.51.100.1', 'unknown', 'no socket address'],
] as const)('socket %s with X-Forwarded-For %s is %s: %s', (socket, forwarded, expected, _why) => {
  expect(read(socket, forwarded)).toBe(expected)
})

test('one IPv6 network counts as one caller', () => {
  expect(addressGroup('2001:db8:1:2:aaaa::1')).toBe(addressGroup('2001:db8:1:2:bbbb::9'))
  expect(addressGroup('2001:db8:1:3::1')).not.toBe(addressGroup('2001:db8:1:2::1'))
  expect(addressGroup('198.51.100.7')).toBe('198.51.100.7')
})
