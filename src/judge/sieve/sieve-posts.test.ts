import { afterAll, expect, test } from 'vitest'
import { openEncoder } from './encoder/open-encoder.ts'
import { sievePosts, sieveTrouble } from './sieve-posts.ts'
import { sieveRules } from './sieve-rules.ts'

const encoder = openEncoder()
afterAll(() => encoder.close())

const kilnLog = {
  name: 'Kilnbook',
  description: 'A firing log for potters. Photos, cones and glaze recipes on your phone, without signal.',
  facts: ['£14 once', 'Exports to CSV'],
  profile: null,
}
const silent = { score: 0, strength: 0, seeks: false, vetoed: false, trouble: false }
const asks = {
  title: 'How do you keep track of your firings?',
  text: 'I lose my notes every time and can never repeat a glaze. What do you all use to log kiln results with photos?',
  words: { ...silent, strength: 0.9, seeks: true },
}
const sells = {
  title: 'Kiln for sale, collect only',
  text: 'Used electric kiln, 60 liters, new elements. 400 dollars, no offers. Message me.',
  words: silent,
}

test('someone who asks for it comes before someone who sells, and each verdict says what it rests on', {
  timeout: 60_000,
}, async () => {
  const [asking, selling] = await sievePosts(encoder, kilnLog, [asks, sells])
  expect(asking).toMatchObject({ by: 'sieve', trouble: { found: false, by: 'sieve' }, language: 'en' })
  expect(selling).toMatchObject({ by: 'sieve', wants: 'sells' })
  expect(asking?.score).toBeGreaterThan((selling?.score ?? 1) + 0.2)
  expect([asking?.asks, asking?.meets]).toEqual([
    'How do you keep track of your firings?',
    'A firing log for potters.',
  ])
})

test("the product counts: the same question scores less where it's none of its business", {
  timeout: 60_000,
}, async () => {
  const payroll = {
    ...kilnLog,
    name: 'Wagewise',
    description: 'Payroll for restaurants in Spain.',
    facts: [],
  }
  const [ours] = await sievePosts(encoder, kilnLog, [asks])
  const [theirs] = await sievePosts(encoder, payroll, [asks])
  expect(ours?.score).toBeGreaterThan(theirs?.score ?? 1)
})

test('a post in another language is told apart, and two words or none are in no language for sure', {
  timeout: 60_000,
}, async () => {
  const german = {
    title: 'Wie schreibt ihr eure Brände auf?',
    text: 'Ich verliere ständig meine Notizen.',
    words: silent,
  }
  const [first, ...others] = await sievePosts(encoder, kilnLog, [
    german,
    { title: 'no no', text: '', words: silent },
    { title: '', text: '', words: silent },
  ])
  expect(first?.language).toBe('de')
  expect(others.map(({ language }) => language)).toEqual([null, null])
})

test('plain words of trouble count where the classifier has doubts, and not in a plain joke', {
  timeout: 60_000,
}, async () => {
  const crisis = {
    title: 'Closing my shop',
    text: "I don't see a way out and I keep thinking that everyone would be better off without me. Goodbye.",
  }
  const joke = {
    title: 'This font will be the death of me',
    text: 'Which kerning tool do you all use? Mine is broken.',
  }
  const found = await sieveTrouble(encoder, [
    { ...crisis, words: { trouble: false } },
    { ...joke, words: { trouble: true } },
  ])
  expect(found).toEqual([
    { found: true, by: 'sieve' },
    { found: false, by: 'sieve' },
  ])
})

test('a ban is read by words and sieve together, and what says nothing is silent', {
  timeout: 60_000,
}, async () => {
  const words = { selfPromotion: 'silent', aiText: 'silent', links: 'silent' }
  const [ban, kind] = await sieveRules(encoder, [
    {
      title: 'No self-promotion',
      text: 'Do not advertise your product here.',
      words: { ...words, selfPromotion: 'banned' },
    },
    { title: 'Be kind', text: 'Attack ideas and not people.', words },
  ])
  expect(ban?.promotion).toMatchObject({ stance: 'banned', by: 'words' })
  expect(kind).toMatchObject({
    promotion: { stance: 'silent' },
    aiText: { stance: 'silent' },
    links: { stance: 'silent' },
  })
})
