import { expect, test } from 'vitest'
import { ApiError } from '../../../client/api-error.ts'
import { pawSlot } from '../judge/test-context.ts'
import type { Mention } from '../schema.ts'
import type { SessionEvent } from './session-event.ts'
import { draftOf, pointsOf, type SessionState } from './session-state.ts'
import {
  about,
  after,
  ask,
  comment,
  edit,
  finished,
  given,
  inSubreddit,
  kept,
  noPromotion,
  ownPost,
  review,
  saying,
  underPost,
  words,
  written,
} from './test-session.ts'

const lost = new ApiError({ error: 'The connection was lost.', code: 'unreachable' })
const failed = (turn: number): SessionEvent => ({ type: 'failed', turn, why: lost })
const stopped: SessionEvent = { type: 'stopped' }
const restored: SessionEvent = { type: 'restored', kept, other: null }
const reopened = (turn: number): SessionEvent => ({
  type: 'reopened',
  turn,
  kept: { ...kept, task: 'post', title: 'Kept title' },
  basis: {
    given: { ...given, task: 'post' },
    about,
    place: inSubreddit('quietplace', noPromotion),
  },
})
const rules = (place = underPost(noPromotion)): SessionEvent => ({ type: 'rulesArrived', place })
const textOf = (state: SessionState) => draftOf(state)?.text.content
const wordsOf = ({ phase }: SessionState) => (phase.is === 'writing' ? phase.words.content : undefined)

test('who wrote a draft or its points is known when it is written, restored and opened again', () => {
  const writtenBy = 'llama-4'
  const notes = { mode: 'notes_only' as const, writtenBy }
  const states = [
    comment(ask(1), written(1, 'New', { writtenBy })),
    comment({ ...restored, kept: { ...kept, writtenBy } }),
    comment(ask(1), written(1, '- Notes', notes)),
    comment({ ...restored, kept: { ...kept, ...notes } }),
  ]
  const known = states.map((state) => pointsOf(state)?.writtenBy ?? draftOf(state)?.writtenBy)
  expect(known).toEqual(states.map(() => writtenBy))
})

test.each([
  ['words', words(1, ' upon a time')],
  ['an answer', written(1, 'Late')],
  ['a failure', failed(1)],
])('%s of a draft that was stopped come too late', (_, late) => {
  const state = comment(ask(1), words(1, 'Once'), stopped)
  expect([state.phase.is, state.half?.content]).toEqual(['empty', 'Once'])
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
  expect([state.phase.is, textOf(state), state.failure]).toEqual(['open', 'Mine', lost])
  expect(state.half?.content).toBe('Half of')
  expect(after(state, ask(3))).toMatchObject({ failure: null, half: null })
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

const alone: SessionEvent = { type: 'begunAlone', ownWords: { title: null, content: 'Mine' } }

test.each([
  ['after own words were begun', [alone], []],
  ['while a draft is written over them', [alone, ask(1)], [stopped]],
])('rules that arrive %s decide about them', (_, events, then) => {
  const state = comment(...events)
  expect(draftOf(state)?.mode).toBe('mention_disclosed')
  expect(draftOf(after(state, rules(), ...then))?.mode).toBe('no_mention')
})

test('a ban that arrives after a comment was written counts for it', () => {
  const state = comment(ask(1), written(1, 'Comment', { mode: 'mention_disclosed' }), rules())
  expect(draftOf(state)).toMatchObject({ mode: 'no_mention', reasons: [{ quote: 'No self-promotion.' }] })
})

test('rules that nobody could read decide nothing', () => {
  const state = comment(ask(1), written(1, 'Comment'))
  const { place } = state
  expect(draftOf(after(state, rules({ ...place, passport: null })))).toBe(draftOf(state))
})

const wished = (wish: Mention): SessionEvent => ({ type: 'wished', wish })
const mentions = { draftId: 'm1', mode: 'mention_disclosed' } as const
const both = comment(ask(1), written(1, 'It helps'), ask(2), written(2, 'I make it', mentions))

test('a text that mentions the product and one that just helps are both kept, and swapped by a wish', () => {
  expect([textOf(both), both.other?.text.content]).toEqual(['I make it', 'It helps'])
  const helps = after(both, edit('I make it, edited'), wished('never'))
  expect([textOf(helps), helps.other?.text.content]).toEqual(['It helps', 'I make it, edited'])
  expect(textOf(after(helps, wished('always')))).toBe('I make it, edited')
  expect(textOf(after(helps, wished('never')))).toBe('It helps')
})

test('a third text takes the place of the one of its kind', () => {
  const third = after(both, ask(3), written(3, 'It helps more'))
  expect([textOf(third), third.other?.text.content]).toEqual(['It helps more', 'I make it'])
  const fourth = after(third, ask(4), written(4, 'It helps most'))
  expect([textOf(fourth), fourth.other?.text.content]).toEqual(['It helps most', 'I make it'])
})

test('what comes for the text that was put aside still reaches it', () => {
  const helps = after(comment(ask(1), written(1, 'I make it', mentions)), ask(2), written(2, 'It helps'))
  const aside = after(helps, wished('always'))
  const swaps = [{ field: 'content' as const, before: 'It helps', after: 'It helps more' }]
  const done = after(aside, finished(2, 'It helps more', { swaps, review: review() }))
  expect([textOf(done), done.other?.text.content]).toEqual(['I make it', 'It helps more'])
  expect(draftOf(after(done, wished('never')))?.reading).toEqual({ is: 'read' })
})

test('a reading that ends with the swap is begun anew when the text comes back', () => {
  const edited = after(both, edit('I make it, edited'))
  const { number = 0, text = { title: null, content: '' }, mode } = draftOf(edited) ?? {}
  const begun = after(edited, { type: 'readingBegun', number, text, mayName: mode === 'mention_disclosed' })
  expect(draftOf(begun)?.reading.is).toBe('asked')
  expect(draftOf(after(begun, wished('never'), wished('always')))?.reading).toEqual({ is: 'new' })
})

test('a draft that is given up leaves the wish as it was', () => {
  const stop = after(both, wished('never'), wished('always'), ask(3), wished('never'), stopped)
  expect([textOf(stop), stop.wish]).toEqual(['I make it', 'always'])
  const failing = comment(ask(1), written(1, 'I make it', mentions), wished('never'), ask(2), failed(2))
  expect([textOf(failing), failing.wish]).toEqual(['I make it', 'always'])
})

test('each text is judged by what was told for it', () => {
  const told = (turn: number, context: string): SessionEvent => ({
    type: 'asked',
    turn,
    basis: { given: { ...given, context }, about },
  })
  const state = comment(
    told(1, 'First'),
    written(1, 'It helps'),
    told(2, 'Second'),
    written(2, 'I make it', mentions),
  )
  expect([draftOf(state)?.context, state.other?.context]).toEqual(['Second', 'First'])
})

test('an own post that was edited before may name the product, unless a rule forbids it', () => {
  const again = reopened(0)
  const free = {
    ...again,
    basis: { ...('basis' in again ? again.basis : null), place: inSubreddit('quietplace') },
  }
  const kept = { ...('kept' in again ? again.kept : null), edited: true }
  const state = ownPost({ ...free, kept } as SessionEvent)
  expect(draftOf(state)).toMatchObject({ mode: 'mention_disclosed', edited: true })
})

test('a wish leaves words of the user alone, and those that are being written', () => {
  const own = comment(alone)
  expect(draftOf(after(own, wished('never')))).toBe(draftOf(own))
  const writing = after(both, ask(3))
  expect(after(writing, wished('never')).phase).toBe(writing.phase)
})

test('a post has no other text: its earlier ones are listed', () => {
  const post = ownPost(ask(1), written(1, 'Post'), ask(2), written(2, 'Another', mentions))
  expect([post.other, draftOf(after(post, wished('never')))]).toEqual([null, draftOf(post)])
})

test('both texts that were kept come back', () => {
  const other = { ...kept, id: 'k2', mode: 'mention_disclosed' as const, content: 'I make it', named: true }
  const state = comment({ type: 'restored', kept: { ...kept, mention: 'never' }, other })
  expect([state.wish, textOf(state), state.other?.text.content]).toEqual(['never', 'Kept words', 'I make it'])
})

test('words of the user may name the product where the model was told not to, unless a rule forbids it', () => {
  const edited = comment(ask(1), written(1, 'It helps'), edit('I make PawSlot'))
  expect(draftOf(edited)?.mode).toBe('mention_disclosed')
  expect(draftOf(after(edited, rules()))?.mode).toBe('no_mention')
  const named = { ...kept, edited: true }
  expect(draftOf(comment({ type: 'restored', kept: named, other: null }))).toMatchObject({
    mode: 'mention_disclosed',
    edited: true,
  })
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
  const state = comment({ type: 'restored', kept: { ...kept, mode: 'notes_only' }, other: null })
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
