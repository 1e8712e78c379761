import { expect, test } from 'vitest'
import type { Finding } from '../schema.ts'
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
  ['words that nobody could read', statusOf({ is: 'unread' }, advice), { is: 'unread' }],
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

test.each([
  ['that were read', underPost(noPromotion), 'followed'],
  ['that nobody could read', { ...underPost(), passport: null }, 'unknown'],
  ['that came without a date', underPost({ ...noPromotion, fetchedAt: null }), 'unknown'],
  ['that are on their way', underPost(), null],
  ['of no subreddit', { ...inSubreddit(''), post: { subreddit: null }, passport: null }, null],
])('ready says of rules %s only what is known', (_, place, rules) => {
  const reads = [{ text: draft.text, mayName: false, said: { disclosed: true, byRules: true, findings: [] } }]
  const ready: OpenDraft = { ...draft, reading: { is: 'read' }, reads }
  const status = readStatus(ready, { findings: [], uncheckable: false }, place)
  expect(status).toEqual({ is: 'ready', disclosed: true, rules })
})

test('nothing is said of rules that its reader did not have', () => {
  const reads = [
    { text: draft.text, mayName: false, said: { disclosed: true, byRules: false, findings: [] } },
  ]
  const ready: OpenDraft = { ...draft, reading: { is: 'read' }, reads }
  const status = readStatus(ready, { findings: [], uncheckable: false }, underPost(noPromotion))
  expect(status).toEqual({ is: 'ready', disclosed: true, rules: null })
})
