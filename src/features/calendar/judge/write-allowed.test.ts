import { expect, test } from 'vitest'
import { writeAllowed, writeTitle } from './write-allowed.ts'

type Allowed = Parameters<typeof writeAllowed>[0]
const TODAY = '2026-11-19'
const mentions = { mentions: true, links: false, disclosed: false }
const write = (said: Partial<Allowed> = {}) =>
  writeAllowed(
    { allows: mentions, cadence: null, perThread: null, inPosts: false, used: null, avoided: false, ...said },
    TODAY,
  )

test.each<[Partial<Allowed>, string]>([
  [{}, 'Mentions allowed'],
  [{ cadence: { times: 1, days: 7 } }, '1 mention allowed'],
  [{ cadence: { times: 1, days: 30 } }, '1 mention every 30 days allowed'],
  [{ perThread: 2 }, '2 mentions allowed'],
  [{ perThread: 1, cadence: { times: 3, days: 30 } }, '1 mention allowed'],
  [{ allows: { ...mentions, disclosed: true } }, 'Disclosure required'],
  [{ allows: { ...mentions, disclosed: true }, perThread: 1 }, '1 mention allowed, disclosure required'],
  [{ allows: { ...mentions, links: true } }, 'Mentions and links allowed'],
  [{ allows: { mentions: false, links: true, disclosed: false } }, 'Link allowed'],
  [{ cadence: { times: 1, days: 7 }, avoided: true }, 'Removed here before: just help'],
  [{ inPosts: true }, 'Own posts allowed'],
  [{ inPosts: true, cadence: { times: 1, days: 7 } }, '1 post allowed'],
  [{ used: { last: '2026-11-12', next: '2026-11-20' } }, 'Used: Nov 12. Next from Nov 20'],
  [{ used: { last: '2026-11-12', next: TODAY } }, 'Used: Nov 12. Next later today'],
])('%o is written: %s', (said, words) => {
  expect(write(said)).toBe(words)
})

test('a day without a thread is called by what it is for', () => {
  expect(writeTitle({ name: 'Tool Tuesday', allows: mentions })).toBe('Tool Tuesday')
  expect(writeTitle({ name: null, allows: mentions })).toBe('Promotion day')
  expect(writeTitle({ name: null, allows: { mentions: false, links: true, disclosed: false } })).toBe(
    'Link day',
  )
})
