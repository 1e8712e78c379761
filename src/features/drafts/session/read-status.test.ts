import { expect, test } from 'vitest'
import { pawSlot } from '../judge/test-context.ts'
import type { Finding, Review } from '../schema.ts'
import type { Place } from './decide-again.ts'
import { readStatus } from './read-status.ts'
import { draftOf, type OpenDraft, type Reading } from './session-state.ts'
import { comment, finding, inSubreddit, noPromotion, underPost } from './test-session.ts'

const draft = draftOf(
  comment({ type: 'begunAlone', ownWords: { title: null, content: 'Mine' } }),
) as OpenDraft
const advice = finding('Could be better', { level: 'advice' })
const fault = finding('Is wrong')
const lock = finding('Has a foreign link', { level: 'lock' })
const asked = (late: boolean): Reading => ({ is: 'asked', late, withDraft: false })
const statusOf = (reading: Reading, ...findings: Finding[]) =>
  readStatus({ ...draft, reading }, { findings, uncheckable: false }, underPost(noPromotion))

test.each([
  ['words that nobody has read yet', statusOf({ is: 'new' }), { is: 'new' }],
  ['words that are being read', statusOf(asked(false), fault), { is: 'reading' }],
  ['a reading that is late', statusOf(asked(true), advice), { is: 'late' }],
  [
    'a reading that is late, of words that are wrong',
    statusOf(asked(true), fault),
    { is: 'fault', message: 'Is wrong' },
  ],
  ['words that nobody could read', statusOf({ is: 'unread' }, advice), { is: 'unread', disclosed: true }],
  ['suggestions', statusOf({ is: 'read' }, advice, advice), { is: 'suggestions', count: 2 }],
  [
    'suggestions that still stand after an edit',
    statusOf({ is: 'new' }, advice),
    { is: 'suggestions', count: 1 },
  ],
  ['something wrong', statusOf({ is: 'read' }, fault, advice), { is: 'fault', message: 'Is wrong' }],
  ['what stops the copy', statusOf(asked(false), lock), { is: 'lock', message: 'Has a foreign link' }],
])('the line is about %s', (_, status, expected) => {
  expect(status).toEqual(expected)
})

test('without the checks nothing else counts', () => {
  const reading = { is: 'read' } as const
  const place = underPost()
  expect(readStatus({ ...draft, reading }, { findings: null, uncheckable: true }, place).is).toBe(
    'uncheckable',
  )
  expect(readStatus({ ...draft, reading }, { findings: null, uncheckable: false }, place).is).toBe('reading')
})

const said = { disclosed: true, byRules: true, rules: 3, claims: 2, findings: [] }
const readyIn = (place: Place, review: Review = said) => {
  const reads = [{ text: draft.text, mayName: false, said: review }]
  return readStatus({ ...draft, reading: { is: 'read' }, reads }, { findings: [], uncheckable: false }, place)
}

test.each([
  ['that were read', underPost(noPromotion), { followed: 3 }],
  ['that nobody could read', { ...underPost(), passport: null }, 'unknown'],
  ['that came without a date', underPost({ ...noPromotion, fetchedAt: null }), 'unknown'],
  ['that are on their way', underPost(), null],
  ['of no subreddit', { ...inSubreddit(''), post: { subreddit: null }, passport: null }, null],
])('ready says of rules %s only what is known', (_, place, rules) => {
  expect(readyIn(place)).toEqual({
    is: 'ready',
    disclosed: true,
    unnamed: false,
    untold: false,
    rules,
    claims: 2,
  })
})

test.each([
  ['might have named the product', {}, true],
  ['was only to help', { mode: 'no_mention' as const }, false],
  ['is in words of the user', { edited: true }, false],
])('ready tells that the product is left out where a draft %s', (_, rest, unnamed) => {
  const quiet = { ...said, disclosed: false }
  const reads = [{ text: draft.text, mayName: true, said: quiet }]
  const open = {
    ...draft,
    mode: 'mention_disclosed' as const,
    reading: { is: 'read' as const },
    reads,
    edited: false,
    check: { named: false, disclosed: false, findings: [], text: draft.text, context: pawSlot },
    ...rest,
  }
  expect(readStatus(open, { findings: [], uncheckable: false }, underPost())).toMatchObject({ unnamed })
})

test.each([
  ['nothing', '', true],
  ['something', 'I groom dogs.', false],
])('ready knows whether its writer has told %s', (_, context, untold) => {
  const open = { ...draft, edited: false, decided: { mode: draft.mode, reasons: [] }, context }
  const reads = [{ text: draft.text, mayName: false, said }]
  const reading = { is: 'read' as const }
  const checked = { findings: [], uncheckable: false }
  expect(readStatus({ ...open, reading, reads }, checked, underPost())).toMatchObject({ untold })
  expect(readStatus({ ...draft, context, reading, reads }, checked, underPost())).toMatchObject({
    untold: false,
  })
})

test('nothing is said of rules that its reader did not have', () => {
  expect(readyIn(underPost(noPromotion), { ...said, byRules: false, rules: 0 })).toMatchObject({
    rules: null,
  })
})

test.each([
  [true, { named: false, disclosed: false }],
  [true, { named: true, disclosed: true }],
  [false, { named: true, disclosed: false }],
])('where nobody could read it, disclosed is %s by what code sees: %o', (disclosed, seen) => {
  const check = { ...seen, findings: [], text: draft.text, context: pawSlot }
  const unread: OpenDraft = { ...draft, reading: { is: 'unread' }, check }
  expect(readStatus(unread, { findings: [], uncheckable: false }, underPost())).toEqual({
    is: 'unread',
    disclosed,
  })
})
