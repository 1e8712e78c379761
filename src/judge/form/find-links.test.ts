import { expect, test } from 'vitest'
import { faultOf, findLinks } from './find-links.ts'

const product = { name: 'PawSlot', website: 'https://www.pawslot.com', description: null, facts: [] }
const faults = (text: string) => findLinks(text).map((link) => faultOf(link, product, true))

test.each([
  ['https://pawslot.com', [null]],
  ['See https://www.pawslot.com/pricing?plan=solo.', [null]],
  ['[the page](https://pawslot.com)', [null]],
  ['pawslot.com', [null]],
  ['https://PAWSLOT.com/', [null]],
  ['https://pawslot.com/?ref=reddit', ['tracking']],
  ['https://pawslot.com/?utm_source=x', ['tracking']],
  ['https://pawslot.com/?fbclid=1', ['tracking']],
  ['https://pawslot.com/go?to=https://evil.com', ['tracking']],
  ['https://bit.ly/abc', ['shortener']],
  ['t.co/abc', ['shortener']],
  ['https://docs.pawslot.com', ['foreign']],
  ['https://pawslot.com.evil.io', ['foreign']],
  ['https://pawslot.com@evil.io', ['foreign']],
  ['https://xn--pawslt-0ta.com', ['foreign']],
  ['hxxps://pawslot.com', ['foreign']],
  ['javascript:alert(1)', ['foreign']],
  ['ftp://pawslot.com', ['foreign']],
  ['https://pawslot.com:8443', ['foreign']],
  ['[pawslot.com](https://evil.io)', ['foreign']],
  ['[evil.io](https://pawslot.com)', ['foreign']],
  ['evil.io', ['foreign']],
  ['evil dot com', ['foreign']],
  ['evil[.]com and evil (dot) io', ['foreign', 'foreign']],
  ['p\u0430wslot.com', ['foreign']],
  ['discord.gg/abc', ['foreign']],
  ['//evil.io/x', ['foreign']],
  ['rival.example', ['foreign']],
] as [string, (string | null)[]][])('%s', (text, expected) => {
  expect(faults(text)).toEqual(expected)
})

test.each([
  'It works.It really does.',
  'Use node.js, README.md or main.py.',
  'At 9 a.m. or 5 p.m., e.g. on Mondays, i.e. early.',
  'Version 2.0 costs $9.99 and/or more...',
  'ASP.NET and .NET are fine',
  'r/doggrooming and u/someone know',
  'connect the dots, then come home',
  'I said so.to be fair',
])('there is no link in: %s', (text) => {
  expect(findLinks(text)).toEqual([])
})
