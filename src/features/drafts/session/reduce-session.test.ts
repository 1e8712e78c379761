import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api-error.ts'
import { pawSlot } from '../judge/test-context.ts'
import type { SessionEvent } from './session-event.ts'
import { draftOf, pointsOf, type SessionState } from './session-state.ts'
import {
  about,
  after,
  ask,
  comment,
  edit,
  given,
  inSubreddit,
  kept,
  noPromotion,
  ownPost,
  saying,
  underPost,
  words,
  written,
} from './test-session.ts'

const lost = new ApiError({ error: 'The connection was lost.', code: 'unreachable' })
const failed = (turn: number): SessionEvent => ({ type: 'failed', turn, why: lost })
const stopped: SessionEvent = { type: 'stopped' }
const restored: SessionEvent = { type: 'restored', kept }
const reopened = (turn: number): SessionEvent => ({
  type: 'reopened',
  turn,
  kept: { ...kept, task: 'post', title: 'Kept title' },
  basis: {
    given: { ...given, task: 'post' },
    about,
    place: inSubreddit('quietplace', noPromotion),
    ticks: { never: false, rulesRead: false },
  },
})
const rules = (place = underPost(noPromotion)): SessionEvent => ({ type: 'rulesArrived', place })
const textOf = (state: SessionState) => draftOf(state)?.text.content
const wordsOf = ({ phase }: SessionState) => (phase.is === 'writing' ? phase.words.content : undefined)

test.each([
  ['words', words(1, ' upon a time')],
  ['an answer', written(1, 'Late')],
  ['a failure', failed(1)],
])('%s of a draft that was stopped come too late', (_, late) => {
  const state = comment(ask(1), words(1, 'Once'), stopped)
  expect(state.phase.is).toBe('empty')
  expect(after(state, late)).toBe(state)
})

test.each([
  ['words', words(1, ' upon a time')],
  ['the answer', written(1, 'First')],
  ['the failure', failed(1)],
])('a second ask takes the place of the first: %s of the first changes nothing', (_, late) => {
  const state = comment(ask(1), words(1, 'Once'), ask(2), words(2, 'Twice'))
  expect(wordsOf(state)).toBe('Twice')
  expect(after(state, late)).toBe(state)
  expect(textOf(after(state, late, written(2, 'Second')))).toBe('Second')
})

test('a failure after half the text keeps the half, and brings back what was there before', () => {
  const state = comment(ask(1), written(1, 'First'), edit('Mine'), ask(2), words(2, 'Half of'), failed(2))
  expect([state.phase.is, textOf(state), state.failure?.why]).toEqual(['open', 'Mine', lost])
  expect(state.failure?.half.content).toBe('Half of')
  expect(after(state, ask(3)).failure).toBeNull()
})

test.each([
  ['a new one is asked for', [ask(1)]],
  ['a new one has failed', [ask(1), failed(1)]],
  ['a new one is there', [ask(1), written(1, 'New')]],
  ['the user writes alone', [{ type: 'begunAlone', ownWords: { title: null, content: '' } } as const]],
])('a draft that was kept does not come back while %s', (_, events) => {
  const state = comment(...events)
  expect(after(state, restored)).toBe(state)
  expect(textOf(comment(restored))).toBe('Kept words')
})

test('a draft that the user chose does not come when they have asked for a new one since', () => {
  const state = ownPost({ type: 'sought', turn: 1 }, ask(2), words(2, 'New'))
  expect(after(state, reopened(1))).toBe(state)
  expect(textOf(ownPost({ type: 'sought', turn: 1 }, reopened(1)))).toBe('Kept words')
})

test('an answer does not come when the user has chosen another draft since', () => {
  const state = ownPost(ask(1), { type: 'sought', turn: 2 })
  expect(after(state, written(1, 'Late'))).toBe(state)
})

test('an answer about another place is judged by what it was asked for, not by what the form says now', () => {
  const elsewhere = inSubreddit('elsewhere', { ...noPromotion, subreddit: 'elsewhere' })
  const basisOf = (state: SessionState) => draftOf(state)?.basis
  const moved = basisOf(ownPost(ask(1), rules(elsewhere), written(1, 'Post')))
  expect(moved).toMatchObject({ given, about, place: inSubreddit('quietplace') })
  expect(moved?.place.passport).toBeUndefined()
})

test('rules that arrive while a post is written count for it; those that arrive after leave it alone', () => {
  const here = inSubreddit('quietplace', noPromotion)
  const during = ownPost(ask(1), rules(here), written(1, 'Post'))
  expect(draftOf(during)?.basis?.place.passport).toBe(noPromotion)
  const before = ownPost(ask(1), written(1, 'Post'))
  expect(draftOf(after(before, rules(here)))).toBe(draftOf(before))
})

test('rules that were missing when points came decide about own words', () => {
  const allowed = { ...noPromotion, selfPromotion: 'with_disclosure' as const }
  const points = written(1, 'Say this', { mode: 'notes_only' })
  const state = ownPost(ask(1), { ...points, passport: allowed } as SessionEvent)
  expect(draftOf(state)).toMatchObject({ id: null, mode: 'mention_disclosed', decided: null })
  expect(pointsOf(state)).toMatchObject({ draftId: 'd1', text: 'Say this' })
})

const ticked: SessionEvent = { type: 'ticked', ticks: { never: false, rulesRead: true } }
const alone: SessionEvent = { type: 'begunAlone', ownWords: { title: null, content: 'Mine' } }

test.each([
  ['after own words were begun', [ticked, alone], []],
  ['while a draft is written over them', [ticked, alone, ask(1)], [stopped]],
])('rules that arrive %s decide about them', (_, events, then) => {
  const state = comment(...events)
  expect(draftOf(state)?.mode).toBe('mention_disclosed')
  expect(draftOf(after(state, rules(), ...then))?.mode).toBe('no_mention')
})

test('rules that arrive after a comment was written let what the server decided stand', () => {
  const state = comment(ask(1), written(1, 'Comment', { mode: 'mention_disclosed' }), rules())
  expect(draftOf(state)?.mode).toBe('mention_disclosed')
})

test('rules that nobody could read decide nothing', () => {
  const state = comment(ask(1), written(1, 'Comment'))
  const { place } = state
  expect(draftOf(after(state, rules({ ...place, passport: null })))).toBe(draftOf(state))
})

test('rules that the user has read are those of one subreddit', () => {
  const state = ownPost({ type: 'ticked', ticks: { never: true, rulesRead: true } })
  expect(after(state, rules(inSubreddit('quietplace', noPromotion))).ticks.rulesRead).toBe(true)
  expect(after(state, rules(inSubreddit('elsewhere'))).ticks).toEqual({ never: true, rulesRead: false })
})

test('a tick decides about the comment, and leaves a post as it was asked for', () => {
  expect(draftOf(after(comment(alone), ticked))?.mode).toBe('mention_disclosed')
  const post = ownPost(ask(1), written(1, 'Post'))
  expect(draftOf(after(post, ticked))).toBe(draftOf(post))
})

const open = comment(ask(1), written(1, 'First'))
const checkOf = (state: SessionState, message: string): SessionEvent => {
  const { number = 0, text = { title: null, content: '' } } = draftOf(state) ?? {}
  return { type: 'checked', number, text, context: pawSlot, check: saying(message) }
}

test('what is found in a text that has been edited meanwhile is dropped', () => {
  const late = checkOf(open, 'about the first')
  const edited = after(open, edit('Second'))
  expect(after(edited, late)).toBe(edited)
  const now = after(edited, checkOf(edited, 'about the second'))
  expect(draftOf(now)?.check?.findings[0]?.message).toBe('about the second')
})

test('that a text could not be checked is not said of an edited one, nor of another draft', () => {
  const { number = 0, text = { title: null, content: '' } } = draftOf(open) ?? {}
  const late: SessionEvent = { type: 'uncheckable', number, text, context: pawSlot }
  expect(draftOf(after(open, late))?.uncheckedIn).toBe(pawSlot)
  expect(draftOf(after(open, late, edit('Second')))?.uncheckedIn).toBeNull()
  for (const next of [edit('Second'), alone]) {
    const state = after(open, next)
    expect(after(state, late)).toBe(state)
  }
})

test('a draft that was copied may be posted; the next one is asked about only when it is copied, too', () => {
  const copied: SessionEvent = { type: 'copied', number: 1 }
  expect(draftOf(after(open, copied))?.mayBePosted).toBe(true)
  expect(draftOf(after(open, copied, { type: 'settled' }))?.mayBePosted).toBe(false)
  const next = after(open, copied, ask(2), written(2, 'Second'))
  expect(draftOf(next)?.mayBePosted).toBe(false)
  expect(after(next, copied)).toBe(next)
})

test('posted after an edit, the edited words stay as they are, and each post is counted', () => {
  const edited = after(open, edit('Mine'), { type: 'copied', number: 1 })
  const posted = after(edited, { type: 'posted' })
  expect(draftOf(posted)).toBe(draftOf(edited))
  expect(after(posted, edit('Later'), { type: 'posted' }).timesPosted).toBe(2)
})

test('points that were kept wait until the user writes, and stand beside their words then', () => {
  const state = comment({ type: 'restored', kept: { ...kept, mode: 'notes_only' } })
  expect(state.phase.is).toBe('notes')
  const writing = after(state, alone)
  expect([textOf(writing), pointsOf(writing)?.text]).toEqual(['Mine', 'Kept words'])
})

test('closing clears the sheet, but for words that are kept nowhere else', () => {
  const points = ownPost(ask(1), written(1, 'Say this', { mode: 'notes_only' }))
  expect(after(points, { type: 'closed' }).phase.is).toBe('empty')
  const own = after(points, edit('Mine'), { type: 'closed' })
  expect([textOf(own), pointsOf(own)]).toEqual(['Mine', null])
})
