import { expect, test } from 'vitest'
import { type Review, reviewDraft } from './review-draft.v1.ts'
import { stateReview } from './state-review.ts'
import { weighReview } from './weigh-review.ts'

const about = {
  product: {
    name: 'Pawslot',
    website: 'https://pawslot.example',
    description: 'Booking for dog groomers.',
    facts: ['Sends a reminder 24 hours before.', 'Costs $19 a month.'],
  },
  disclosures: ['I make Pawslot.'],
  founder: 'I groomed dogs for six years.',
  task: 'comment' as const,
  mayName: true,
  rules: [],
  context: 'Last spring I asked for deposits.',
  post: { title: 'No-shows', text: 'I lose 6 a week. What do you do?' },
  title: null,
}
const clean: Review = { disclosure: 'clear', disclosedAt: [1], claims: [], findings: [] }

function weigh(content: string, review: Partial<Review>, more: Partial<typeof about> = {}) {
  const { subject, item } = stateReview({ ...about, ...more, content })
  const checked = reviewDraft.check({ ...clean, ...review }, item, subject)
  if (!checked) throw new Error('A review is never dropped whole')
  const { held, advised } = weighReview(checked, item, subject)
  const kinds = (found: { kind: string; at: number }[]) => found.map(({ kind, at }) => `${kind} ${at}`)
  return { held: kinds(held), advised: kinds(advised) }
}
const found = (kind: Review['findings'][number]['kind'], at: number, quote: string) => ({
  kind,
  at,
  quote,
  fix: 'Leave it out.',
})
const NOTHING = { held: [], advised: [] }

test('a draft is stated in lines that a verdict can name', () => {
  const { subject, item } = stateReview({
    ...about,
    title: 'Deposits',
    content: 'I make Pawslot. Ask early.',
  })
  expect(subject.facts).toEqual([
    { id: 'f1', text: 'Sends a reminder 24 hours before.' },
    { id: 'f2', text: 'Costs $19 a month.' },
  ])
  expect(subject.maker.map(({ id }) => id)).toEqual(['m1', 'm2'])
  expect(item.told).toEqual([{ id: 't1', text: 'Last spring I asked for deposits.' }])
  expect(item.sentences).toEqual([
    { at: 0, text: 'Deposits' },
    { at: 1, text: 'I make Pawslot.' },
    { at: 2, text: 'Ask early.' },
  ])
})

test('an honest draft is neither held nor advised on', () => {
  const claims = [{ at: 2, about: 'product' as const, rests: ['f1'], holds: true }]
  expect(weigh('I make Pawslot. It reminds people 24 hours before.', { claims })).toEqual(NOTHING)
})

test('a finding whose words are not in its sentence is dropped', () => {
  const findings = [found('begging', 2, 'upvote'), found('begging', 7, 'Ask early.')]
  expect(weigh('I make Pawslot. Ask early.', { findings })).toEqual(NOTHING)
})

test('a finding holds a draft back, and advice does not', () => {
  const findings = [found('begging', 2, 'DM me'), found('canned', 1, 'I make')]
  expect(weigh('I make Pawslot. DM me.', { findings })).toEqual({
    held: ['begging 2'],
    advised: ['canned 1'],
  })
})

test('what a verdict admits counts without a finding of its own', () => {
  const review = { disclosure: 'missing' as const, disclosedAt: [] }
  expect(weigh('Try Pawslot.', review).held).toEqual(['undisclosed 1'])
  expect(weigh('Try Pawslot.', { ...review, findings: [found('posing', 1, 'Try')] }).held).toEqual([
    'posing 1',
  ])
  expect(weigh('Try Paw Slott.', review).held).toEqual(['undisclosed -1'])
  const claims = [
    { at: 2, about: 'product' as const, rests: [], holds: false },
    { at: 3, about: 'maker' as const, rests: ['m9'], holds: false },
    { at: 4, about: 'rival' as const, rests: [], holds: false },
  ]
  const said = 'I make Pawslot. It never fails. I met a vet. Others cost more.'
  expect(weigh(said, { claims }).held).toEqual(['overclaim 2', 'invented_experience 3'])
})

test('a claim that rests on lines nobody wrote does not hold', () => {
  const claims = [{ at: 2, about: 'product' as const, rests: ['f9'], holds: true }]
  expect(weigh('I make Pawslot. It calls the owner.', { claims }).held).toEqual(['overclaim 2'])
})

test('where naming is banned, a name is held, and so is a hint', () => {
  const banned = { mayName: false }
  expect(weigh('I make Pawslot.', {}, banned).held).toEqual(['named_where_banned 1'])
  const findings = [found('hint', 1, 'see my profile')]
  const hint = { disclosure: 'not_named' as const, disclosedAt: [], findings }
  expect(weigh('I made one, see my profile.', hint, banned).held).toEqual(['hint 1'])
  expect(weigh('I made one, see my profile.', hint).held).toEqual([])
})

test('where the reviewer sees no name and code does, the draft is not ready, and not held', () => {
  const review = { disclosure: 'not_named' as const, disclosedAt: [] }
  expect(weigh('Try Pawslot.', review, { mayName: false })).toEqual({ held: [], advised: ['maybe_named 1'] })
})

test('a disclosure that comes after the name is late', () => {
  const late = { disclosedAt: [2] }
  expect(weigh('Try Pawslot. I make it.', late).advised).toEqual(['late_disclosure 1'])
  expect(weigh('Try Pawslot, which I make.', { disclosedAt: [1] })).toEqual(NOTHING)
  const titled = stateReview({
    ...about,
    title: 'Pawslot is out',
    content: 'I make it. Pawslot reminds.',
  })
  expect(weighReview({ ...clean, disclosedAt: [1] }, titled.item, titled.subject)).toEqual(NOTHING)
})

test('a number about the product that nobody has told is pointed out, whatever the reviewer thinks of it', () => {
  const claims = [{ at: 2, about: 'product' as const, rests: ['f2'], holds: true }]
  expect(weigh('I make Pawslot. It costs $19 a month.', { claims })).toEqual(NOTHING)
  expect(weigh('I make Pawslot. It costs $9 a month.', { claims }).advised).toEqual(['unknown_number 2'])
  expect(weigh('I make Pawslot. It would spare you 6 a week.', { claims })).toEqual(NOTHING)
})
