import { expect, test } from 'vitest'
import { pawSlot } from '../judge/test-context.ts'
import type { Finding, Review } from '../schema.ts'
import { canImprove } from './can-improve.ts'
import { readDraftChecks } from './read-draft-checks.ts'
import type { SessionEvent } from './session-event.ts'
import { draftOf, mayName, type SessionState } from './session-state.ts'
import {
  after,
  ask,
  comment,
  edit,
  finding,
  finished,
  foundIn,
  kept,
  noPromotion,
  review,
  underPost,
  written,
} from './test-session.ts'
import { swapsToUndo } from './undo-improvement.ts'

const FIRST = 'Move the cutoff. It is the best. Good luck.'
const BETTER = 'Move the cutoff. It takes deposits. Good luck.'
const swaps = [{ field: 'content' as const, before: 'It is the best.', after: 'It takes deposits.' }]

const wordsOf = (state: SessionState) => {
  const draft = draftOf(state)
  if (!draft) throw new Error('No draft')
  return { number: draft.number, text: draft.text, mayName: mayName(draft) }
}
const begin = (state: SessionState): SessionEvent => ({ type: 'readingBegun', ...wordsOf(state) })
const said = (state: SessionState, review: Review | null): SessionEvent => ({
  type: 'reviewed',
  ...wordsOf(state),
  review,
})
const read = (state: SessionState, review: Review | null) => after(state, begin(state), said(state, review))
const readingOf = (state: SessionState) => draftOf(state)?.reading
const textOf = (state: SessionState) => draftOf(state)?.text.content
const late: SessionEvent = { type: 'readingLate', number: 1 }
const undone: SessionEvent = { type: 'improvementUndone' }
/** What is said of the text as it is now, with the words that are meant. */
function foundNow(state: SessionState) {
  const draft = draftOf(state)
  if (!draft) return
  const context = { ...pawSlot, mode: draft.mode }
  const check = { findings: [], named: false, disclosed: false, text: draft.text, context }
  const { findings } = readDraftChecks({ ...draft, check }, context)
  return findings?.map(({ span, message }) => (span ? draft.text.content.slice(...span) : message))
}

const open = comment(ask(1), written(1, FIRST))

test('the last word opens the draft, which is being read; after a while nobody has to wait', () => {
  expect([textOf(open), readingOf(open)]).toEqual([FIRST, { is: 'asked', late: false, withDraft: true }])
  expect(readingOf(after(open, late))).toEqual({ is: 'asked', late: true, withDraft: true })
  expect(readingOf(after(open, late, finished(1, FIRST, { review: review() })))).toEqual({ is: 'read' })
  const read = after(open, finished(1, FIRST, { review: review() }))
  expect(after(read, late)).toBe(read)
})

test('a text that nobody has touched becomes the one that was put right', () => {
  const state = after(open, finished(1, BETTER, { swaps, review: review(foundIn(BETTER, 'deposits')) }))
  expect([textOf(state), readingOf(state)]).toEqual([BETTER, { is: 'read' }])
  expect([foundNow(state), draftOf(state)?.edited]).toEqual([['deposits'], false])
})

test('words that were typed meanwhile stay as they are, and are read again', () => {
  const typed = after(open, edit(`Hi! ${FIRST}`))
  expect(readingOf(typed)).toMatchObject({ is: 'asked', withDraft: true })
  const state = after(typed, finished(1, BETTER, { swaps, review: review(foundIn(BETTER, 'cutoff')) }))
  expect([textOf(state), readingOf(state)]).toEqual([`Hi! ${FIRST}`, { is: 'new' }])
  expect(foundNow(state)).toEqual(['cutoff'])
  expect(draftOf(state)?.improvement).toBeNull()
})

test.each([
  ['nobody could read it', finished(1, FIRST)],
  ['the stream broke off', { type: 'finished', turn: 1, answer: null } as const],
])('the text stays where %s, and says so; typed words are tried again', (_, end) => {
  expect([textOf(after(open, end)), readingOf(after(open, end))]).toEqual([FIRST, { is: 'unread' }])
  expect(readingOf(after(open, edit('Mine'), end))).toEqual({ is: 'new' })
})

test.each([
  ['the user has asked for another', ask(2)],
  ['the user looks for another', { type: 'sought', turn: 2 } as const],
  ['the user has begun alone', { type: 'begunAlone', ownWords: { title: null, content: 'Mine' } } as const],
  ['the sheet was cleared', { type: 'closed' } as const],
])('the end of a draft changes nothing when %s', (_, event) => {
  const state = after(open, event)
  expect(after(state, finished(1, BETTER, { swaps, review: review() }))).toBe(state)
})

test('the end of one draft says nothing of the next, which is still being read', () => {
  const next = after(open, ask(2), written(2, FIRST))
  expect(after(next, finished(1, BETTER, { swaps, review: review() }))).toBe(next)
  expect(textOf(after(next, finished(2, BETTER, { swaps, review: review() })))).toBe(BETTER)
})

test('a draft that comes back because the next one was stopped is read after all', () => {
  const state = after(open, ask(2), { type: 'stopped' })
  expect([textOf(state), readingOf(state)]).toEqual([FIRST, { is: 'new' }])
})

const improved = after(open, finished(1, BETTER, { swaps, review: review() }))

test('undo puts the old sentences back, to be read; with the next key it is an edit like any other', () => {
  const state = after(improved, undone)
  expect([textOf(state), readingOf(state), draftOf(state)?.edited]).toEqual([FIRST, { is: 'new' }, true])
  expect(draftOf(state)?.improvement?.undone).toBe(true)
  expect(draftOf(after(state, edit('Mine')))?.improvement).toBeNull()
})

test("an improved sentence that was typed over is the user's own", () => {
  const draft = draftOf(after(improved, edit(BETTER.replace('deposits', 'a small deposit'))))
  expect(draft && swapsToUndo(draft)).toEqual([])
})

const own = comment({ type: 'begunAlone', ownWords: { title: null, content: FIRST } })
const banned: SessionEvent = { type: 'rulesArrived', place: underPost(noPromotion) }

test('own words are read like any others', () => {
  expect(readingOf(own)).toEqual({ is: 'new' })
  expect(readingOf(after(own, begin(own)))).toEqual({ is: 'asked', late: false, withDraft: false })
  expect(readingOf(read(own, review()))).toEqual({ is: 'read' })
  expect(readingOf(read(own, null))).toEqual({ is: 'unread' })
})

test.each([
  ['the words have changed', edit('Other words')],
  ['another draft is open', { type: 'begunAlone', ownWords: { title: null, content: FIRST } } as const],
  ['the product may not be named anymore', banned],
])('an answer changes nothing when %s', (_, event) => {
  const state = after(own, begin(own), event)
  expect(after(state, said(own, review(finding('Late'))))).toBe(state)
})

test('an answer from before a ban was known is none to the question since', () => {
  const forbidden = after(own, begin(own), banned)
  const state = after(forbidden, begin(forbidden))
  expect(after(state, said(own, review(finding('Late'))))).toBe(state)
  expect(readingOf(after(state, said(state, review())))).toEqual({ is: 'read' })
})

test('a question about older words is none about those of now', () => {
  const state = after(own, edit('Other words'))
  expect(after(state, begin(own))).toBe(state)
})

test('words that were read before are known again, and what was said of them', () => {
  const first = read(own, review(foundIn(FIRST, 'the best')))
  const second = after(first, edit('Other words'))
  expect([readingOf(second), foundNow(second)]).toEqual([{ is: 'new' }, []])
  const third = read(second, review(finding('Says nothing')))
  expect(foundNow(third)).toEqual(['Says nothing'])
  const again = after(third, edit(`${FIRST} `))
  expect([readingOf(again), foundNow(again)]).toEqual([{ is: 'read' }, ['the best']])
})

test('what was said where the product may be named is not said where it may not', () => {
  const allowed = { ...noPromotion, selfPromotion: 'with_disclosure' as const }
  const named = read(own, review(finding('Fine')))
  const never = after(named, banned)
  expect([readingOf(named), readingOf(never)]).toEqual([{ is: 'read' }, { is: 'new' }])
  const back = after(never, { type: 'rulesArrived', place: underPost(allowed) })
  expect(readingOf(back)).toEqual({ is: 'read' })
})

test('an edited sentence loses its finding, others keep theirs; of the whole it holds until it is read again, if it can be', () => {
  const whole = finding('Leaves a question unanswered')
  const state = read(own, review(foundIn(FIRST, 'the best'), foundIn(FIRST, 'cutoff'), whole))
  const edited = after(state, edit(FIRST.replace('the best', 'good')))
  expect(foundNow(edited)).toEqual(['cutoff', whole.message])
  expect(foundNow(read(edited, null))).toEqual(['cutoff'])
  expect(foundNow(read(edited, review()))).toEqual([])
})

test('faults come first, and of suggestions only three', () => {
  const advice = ['a', 'b', 'c', 'd'].map((message) => finding(message, { level: 'advice' }))
  expect(foundNow(read(own, review(...advice, finding('wrong'))))).toEqual(['wrong', 'a', 'b', 'c'])
})

test('a draft that was kept brings along what was said of it, or is read when it is opened', () => {
  const restored = (said: Review | null) =>
    comment({ type: 'restored', kept: { ...kept, review: said }, other: null })
  expect(readingOf(restored(null))).toEqual({ is: 'new' })
  const known = restored(review(foundIn('Kept words', 'words')))
  expect([readingOf(known), foundNow(known)]).toEqual([{ is: 'read' }, ['words']])
})

test('points are not read, only what the user makes of them', () => {
  const points = comment(ask(1), written(1, 'Say this', { mode: 'notes_only' }))
  expect([textOf(points), readingOf(points)]).toEqual(['', { is: 'new' }])
  expect(after(points, finished(1, 'Say this', { mode: 'notes_only' }))).toBe(points)
})

const advised = after(open, finished(1, FIRST, { review: review(foundIn(FIRST, 'the best')) }))
const askBetter = (state: SessionState): SessionEvent => ({ type: 'improvementAsked', ...wordsOf(state) })
const better = (state: SessionState, content: string, swapped = swaps): SessionEvent => ({
  type: 'improved',
  ...wordsOf(state),
  answer: { text: { title: null, content }, swaps: swapped, review: review() },
})
const nothingBetter = (state: SessionState): SessionEvent => ({
  type: 'improved',
  ...wordsOf(state),
  answer: null,
})
const improvingOf = (state: SessionState) => draftOf(state)?.improving
const asked = after(advised, askBetter(advised))

test('better sentences take the place of those they were asked for, and have been read', () => {
  expect(improvingOf(asked)).toBe('asked')
  const state = after(asked, better(asked, BETTER))
  expect([textOf(state), readingOf(state), improvingOf(state)]).toEqual([BETTER, { is: 'read' }, null])
  expect([foundNow(state), draftOf(state)?.edited]).toEqual([[], false])
  expect(textOf(after(state, undone))).toBe(FIRST)
})

test.each([
  ['something was typed', edit(`${FIRST} Bye.`)],
  ['something was typed and taken back', edit(FIRST)],
])('better sentences are dropped where %s meanwhile', (_, typed) => {
  const state = after(asked, typed)
  expect(improvingOf(state)).toBeNull()
  expect(after(state, better(asked, BETTER))).toBe(state)
  expect(after(state, askBetter(asked))).toBe(state)
})

test('better sentences are dropped where a ban is known now, and nobody waits for them', () => {
  const mentions = { mode: 'mention_disclosed' } as const
  const named = comment(
    ask(1),
    written(1, FIRST, mentions),
    finished(1, FIRST, { ...mentions, review: review() }),
  )
  const state = after(named, askBetter(named), banned)
  const dropped = after(state, better(named, BETTER))
  expect([textOf(dropped), improvingOf(dropped)]).toEqual([FIRST, null])
})

test('better sentences of one draft say nothing of the next', () => {
  const next = after(asked, ask(2), written(2, FIRST))
  expect(after(next, better(asked, BETTER))).toBe(next)
})

test('where nothing better came, it says so until the words change', () => {
  const state = after(asked, nothingBetter(asked))
  expect([textOf(state), improvingOf(state)]).toEqual([FIRST, 'failed'])
  expect(improvingOf(after(state, askBetter(state)))).toBe('asked')
  expect(improvingOf(after(state, edit('Mine')))).toBeNull()
})

test('improved twice, undo goes back to the text before the second time', () => {
  const once = after(asked, better(asked, BETTER))
  const again = after(once, askBetter(once))
  const last = [{ field: 'content' as const, before: 'Good luck.', after: 'Call on Thursday.' }]
  const twice = after(again, better(again, BETTER.replace('Good luck.', 'Call on Thursday.'), last))
  expect(draftOf(twice)?.improvement?.swaps).toEqual(last)
  const back = after(twice, undone)
  expect([textOf(back), readingOf(back)]).toEqual([BETTER, { is: 'read' }])
})

test('undone while better sentences are on their way, they are dropped', () => {
  const state = after(improved, askBetter(improved), undone)
  expect(after(state, better(improved, 'Other words'))).toBe(state)
})

const mayImprove = (state: SessionState, words: string, rest: Partial<Finding> = {}) => {
  const draft = draftOf(state)
  return draft && canImprove(draft, [foundIn(draft.text.content, words, rest)])
}

test('only words of a model can be improved, the new ones as well', () => {
  expect(mayImprove(advised, 'the best')).toBe(true)
  expect(mayImprove(advised, 'the best', { rule: 'placeholder_left' })).toBe(false)
  expect(mayImprove(advised, 'the best', { span: null })).toBe(false)
  const edited = after(advised, edit(FIRST.replace('the best', 'my pride')))
  expect([mayImprove(edited, 'my pride'), mayImprove(edited, 'cutoff')]).toEqual([false, true])
  expect(mayImprove(own, 'the best')).toBe(false)
  expect(mayImprove(after(asked, better(asked, BETTER)), 'takes deposits')).toBe(true)
  expect(mayImprove(improved, 'takes deposits')).toBe(true)
  expect(mayImprove(open, 'the best')).toBe(false)
})

test('of a draft that was kept, only one that was never edited can be improved', () => {
  const restored = (edited: boolean) =>
    comment({ type: 'restored', kept: { ...kept, edited, review: review() }, other: null })
  expect([mayImprove(restored(false), 'words'), mayImprove(restored(true), 'words')]).toEqual([true, false])
})
