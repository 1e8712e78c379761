import { expect, test } from 'vitest'
import type { DraftContext } from './draft-context.ts'
import { lintDraft } from './lint-draft.ts'
import { pawSlot } from './test-context.ts'

const rulesOf = (content: string, given: Partial<DraftContext> = {}) =>
  lintDraft({ title: null, content }, { ...pawSlot, ...given }).map(({ rule, level }) => `${level} ${rule}`)

const advice =
  'Write your cancellation policy on the intake form, have every new owner sign it before you touch the dog, and hold them to it even when it feels rude.'
const other =
  'Call the two owners who missed most often and ask them why before you change anything, because half of the time they simply lost the card with the date on it.'
const pitch =
  'I make PawSlot, which takes a deposit of ten dollars when clients book and texts them the day before the appointment.'

test.each([
  [
    'a few swapped words',
    advice.replace('rude', 'unkind').replace('intake', 'first'),
    [advice],
    'block near_duplicate',
  ],
  [
    'a long draft of which most was used before',
    `${advice} ${pitch} Good luck with it all.`,
    [
      `${other} ${other.toUpperCase()} ${advice} ${pitch} And a lot more that nobody asked for, on and on, about the weather and the price of shampoo these days, which keeps going up without any reason that I can see.`,
    ],
    'block near_duplicate',
  ],
  ['the same pitch in other advice', `${advice} ${pitch}`, [`${other} ${pitch}`], 'warn reused_pitch'],
])('%s is noticed', (_, content, ownDrafts, expected) => {
  expect(rulesOf(content, { ownDrafts })).toContain(expected)
})

test('new words pass, however many drafts there are', () => {
  expect(
    rulesOf(advice, { ownDrafts: [other, pitch] }).filter((rule) => /duplicate|reused/.test(rule)),
  ).toEqual([])
})

test('a rewrite may not carry phrases of its source', () => {
  const source = `${other} I was ready to give up on the whole thing last spring.`
  expect(
    rulesOf(`${advice} Some were ready to give up on the whole thing.`, { source, task: 'rewrite' }),
  ).toContain('block source_copy')
  expect(rulesOf(advice, { source, task: 'rewrite' })).not.toContain('block source_copy')
})

const register = {
  medianWords: 30,
  p25Words: 12,
  p90Words: 40,
  withLists: 0,
  lowerCaseStarts: 0,
}

test.each([
  ['named twice', `${advice} I make PawSlot. PawSlot takes a deposit.`, {}, 'warn named_often'],
  ['named in few words', 'I make PawSlot.', {}, 'warn named_often'],
  ['too long', `${advice} ${other}`, { register }, 'warn length'],
  ['too short', 'Charge a deposit.', { register }, 'warn length'],
  ['past the question', 'Nice weather here today.', {}, 'warn ask_not_addressed'],
  [
    'marks of a machine',
    "Great question! It's not just about deposits, it's about trust. Hope this helps!",
    {},
    'warn tells',
  ],
  [
    'hard words',
    'Notwithstanding considerable organisational heterogeneity, implementing comprehensive cancellation documentation methodologies systematically necessitates communicating unambiguously regarding anticipated financial consequences, thereby substantially ameliorating appointment reliability throughout geographically distributed establishments, particularly considering seasonal fluctuations affecting operational profitability and administrative overheads across multiple interdependent organisational departments.',
    {},
    'warn hard_to_read',
  ],
] as [string, string, Partial<DraftContext>, string][])('%s is warned of', (_, content, given, expected) => {
  expect(rulesOf(content, given)).toContain(expected)
})

test('plain advice that answers the post is not warned of', () => {
  expect(
    rulesOf('Yes, charge a deposit for the no-shows. Ten dollars is enough, and tell them when they book.', {
      register,
    }),
  ).toEqual([])
})

test('one mark alone is no tell', () => {
  expect(rulesOf('Charge a deposit for no-shows. Hope this helps!')).not.toContain('warn tells')
})

test('what others may have planted can never be ignored, the rest can', () => {
  const all = lintDraft(
    { title: null, content: 'See evil.io, call 415-555-0199\u200B. I had this last year. DM me.' },
    pawSlot,
  )
  const fixed = new Set(all.filter(({ mayIgnore }) => !mayIgnore).map(({ rule }) => rule))
  expect(fixed).toEqual(new Set(['foreign_link', 'contact_details', 'hidden_characters']))
  expect(new Set(all.map(({ rule }) => rule))).toContain('begging')
})

test('a contact detail that the user gave may stay at their own risk', () => {
  const [found] = lintDraft(
    { title: null, content: 'Call 415-555-0199.' },
    { ...pawSlot, context: 'My number: 415 555 0199' },
  )
  expect(found).toMatchObject({ rule: 'contact_details', mayIgnore: true })
})
