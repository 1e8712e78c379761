import { expect, test } from 'vitest'
import { normaliseWebsite } from './parse-website.ts'

test.each([
  ['pawslot.com', 'https://pawslot.com/'],
  ['  PawSlot.com/Prices?x=1#top ', 'https://pawslot.com/Prices?x=1'],
  ['http://pawslot.com', 'http://pawslot.com/'],
  ['https://www.pawslot.co.uk:443/a', 'https://www.pawslot.co.uk/a'],
  ['pawslot.com.', 'https://pawslot.com/'],
  ['someone.github.io', 'https://someone.github.io/'],
  ['github.io', 'https://github.io/'],
  ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
])('%s is read as %s', (typed, url) => expect(normaliseWebsite(typed)).toBe(url))

test.each([
  '',
  'pawslot',
  'localhost:3000',
  '10.0.0.1',
  '8.8.8.8',
  'com',
  'co.uk',
  'mail@pawslot.com',
  'ftp://pawslot.com',
  'app.test',
  'shop.local',
  'pawslot.com:8443',
])('%j is not a public website', (typed) => expect(normaliseWebsite(typed)).toBeNull())
