import { expect, test } from 'vitest'
import type { Post } from '../../schema.ts'
import { countFits, isQuickLook } from './count-fits.ts'
import { describeFit } from './describe-fit.ts'
import { explainQuickLook, explainSkimming } from './explain-quick-look.ts'
import { isWorthAnswering, levelOf, type PostFit, pointsOf, sortByFit } from './post-fit.ts'

const judged = (fit: 'strong' | 'fair' | 'low', part: object = {}) =>
  ({ postId: 'a', state: 'judged', score: 0, fit, trouble: 'none', why: 'Loses money.', ...part }) as PostFit
const sieved = (score: number, part: object = {}) =>
  ({
    postId: 'a',
    state: 'sieved',
    score,
    wants: 'asks_how',
    inTrouble: false,
    asks: 'How?',
    held: null,
    ...part,
  }) as PostFit
const waiting: PostFit = { postId: 'a', state: 'waiting' }
const unread: PostFit = { postId: 'a', state: 'unread' }
const inTrouble = [judged('strong', { trouble: 'crisis' }), sieved(0.9, { inTrouble: true })]

test('without a model nothing is called strong', () => {
  expect([0.9, 0.5, 0.3, 0.15, 0.1].map((score) => levelOf(sieved(score)))).toEqual([
    'likely',
    'likely',
    'possible',
    'possible',
    'unlikely',
  ])
})

test('people in trouble have no level, no reason and no points, by whatever means they were noticed', () => {
  for (const fit of inTrouble)
    expect([levelOf(fit), describeFit(fit, { title: '' }), pointsOf(fit), isWorthAnswering(fit)]).toEqual([
      null,
      null,
      null,
      false,
    ])
})

const post = (id: string, fit: PostFit, closed = false) => ({ id, fit, closed })

test('best to answer comes first; unread, waiting, closed and people in trouble stand last, in this order', () => {
  const posts = [
    post('trouble', inTrouble[0] as PostFit),
    post('closed', judged('strong'), true),
    post('waiting', waiting),
    post('unread', unread),
    post('unlikely', sieved(0.01)),
    post('low', judged('low')),
    post('possible', sieved(0.2)),
    post('less likely', sieved(0.6)),
    post('fair', judged('fair')),
    post('likely', sieved(0.9)),
    post('strong', judged('strong', { score: 2.1 })),
    post('strong and asks', judged('strong', { score: 2.5 })),
  ]
  expect(sortByFit(posts, ({ fit }) => fit).map(({ id }) => id)).toEqual([
    'strong and asks',
    'strong',
    'likely',
    'less likely',
    'fair',
    'possible',
    'low',
    'unlikely',
    'unread',
    'waiting',
    'closed',
    'trouble',
  ])
})

test("the reason is the model's sentence, or the post's own unless it's the title, or what the post wants", () => {
  expect(describeFit(judged('fair'), { title: '' })).toBe('Loses money.')
  expect(describeFit(sieved(0.9), { title: 'Reminders' })).toBe('“How?”')
  expect(describeFit(sieved(0.9), { title: 'How?' })).toBe('Asks for advice')
  expect(
    describeFit({ ...sieved(0.9), asks: '**How** do you [cope](https://a.example)?' } as PostFit, {
      title: '',
    }),
  ).toBe('“How do you cope?”')
  expect(describeFit(sieved(0.01), { title: 'Reminders' })).toBe('Asks for advice')
})

test('an item of a list is no reason', () => {
  for (const asks of ['- deposits', '* deposits and reminders'])
    expect(describeFit({ ...sieved(0.9), asks } as PostFit, { title: '' })).toBe('Asks for advice')
})

test('what is worth an answer is counted, closed threads are not', () => {
  const posts = [post('a', judged('strong')), post('b', sieved(0.9)), post('c', judged('strong'), true)]
  const of = (one: Post) => posts.find(({ id }) => id === one.id)?.fit
  expect(countFits(posts as unknown as Post[], { of })).toEqual({
    worth: 2,
    strong: 1,
    waiting: 0,
    read: 3,
    unread: 0,
  })
})

test('that nobody has read them in full is said only once, when all were sieved and no more is coming', () => {
  const look = (fits: PostFit[], isReading = false) => {
    const posts = fits.map((fit, at) => ({ id: String(at), fit, closed: false }))
    const of = (one: Post) => posts[Number(one.id)]?.fit
    return isQuickLook(posts as unknown as Post[], { of, isReading })
  }
  expect(look([sieved(0.9), unread])).toBe(true)
  expect(look([sieved(0.9)], true)).toBe(false)
  expect(look([sieved(0.9), judged('low')])).toBe(false)
  expect(look([unread])).toBe(false)
})

const explain = (fits: PostFit[], isReading = false) => {
  const posts = fits.map((_, at) => ({ id: String(at) })) as Post[]
  return explainQuickLook(posts, { of: ({ id }) => fits[Number(id)], isReading })
}

test.each([
  ['model', "Sorted by a quick look. A full reading isn't available right now."],
  ['limit', "Sorted by a quick look. Today's full readings for this product are used up."],
  ['budget', 'Sorted by a quick look. Full readings are paused for now.'],
  ['failure', "Sorted by a quick look. We'll read them in full soon."],
])('where all were skimmed, it says why (%s)', (held, says) => {
  expect(explain([sieved(0.9, { held }), sieved(0.2, { held })])).toBe(says)
})

test('where some were skimmed because something stands in the way, it says how many and what', () => {
  expect(explain([judged('strong'), sieved(0.9, { held: 'limit' }), sieved(0.2, { held: 'model' })])).toBe(
    "1 post got only a quick look. Today's full readings for this product are used up.",
  )
  expect(explain([judged('low'), sieved(0.9, { held: 'failure' }), sieved(0.5, { held: 'failure' })])).toBe(
    "2 posts got only a quick look. We'll read them in full soon.",
  )
  expect(explain([judged('low'), sieved(0.9), sieved(0.9, { held: 'model' })])).toBeNull()
  expect(explain([judged('low')])).toBeNull()
})

test('of several reasons it names the one that passes first, and counts only its posts', () => {
  const look = (...holds: ('limit' | 'budget' | 'failure' | 'model')[]) =>
    explain([judged('low'), ...holds.map((held) => sieved(0.9, { held }))])
  expect(look('limit', 'budget', 'failure')).toBe("1 post got only a quick look. We'll read it in full soon.")
  expect(look('limit', 'model', 'budget', 'limit')).toBe(
    '1 post got only a quick look. Full readings are paused for now.',
  )
  expect(explain([sieved(0.9, { held: 'failure' })])).toBe(
    "Sorted by a quick look. We'll read it in full soon.",
  )
  expect(explain([sieved(0.9, { held: 'failure' }), sieved(0.5)])).toBe(
    "Sorted by a quick look. We'll read 1 of them in full soon.",
  )
})

test('of one post it says why it was only skimmed', () => {
  expect([explainSkimming(null), explainSkimming('model'), explainSkimming('failure')]).toEqual([
    'From a quick look, not a full reading.',
    'From a quick look, not a full reading.',
    "From a quick look. We'll read it in full soon.",
  ])
  expect(explainSkimming('limit')).toBe(
    "From a quick look. Today's full readings for this product are used up.",
  )
})
