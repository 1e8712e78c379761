import { expect, test } from 'vitest'
import { readAnsweredPost } from '../judge/read-answered-post.ts'
import { banIn, decideAnew, decideOwnWords, foresee, quoteRules } from './decide-again.ts'
import { noPromotion } from './test-session.ts'

const asked = (title: string, text: string) => ({
  subreddit: 'quietplace',
  reading: readAnsweredPost({ title, text }),
})
const post = asked('How do I stop no-shows?', 'What booking tool do you all use?')
const unread = { post, passport: null }
const banned = { post, passport: noPromotion }
const hardlyFits = { code: 'post_hardly_fits' as const }

test('own words may name the product wherever no rule forbids it', () => {
  expect(decideOwnWords(unread).mode).toBe('mention_disclosed')
  const hiring = asked('[Hiring] Front desk person for my salon', 'Send your CV.')
  expect(decideOwnWords({ post: hiring, passport: null }).mode).toBe('mention_disclosed')
  expect(decideOwnWords(banned)).toMatchObject({
    mode: 'no_mention',
    reasons: [{ code: 'promotion_banned', quote: 'No self-promotion.' }],
  })
})

test('own words name no product where someone is in trouble', () => {
  const trouble = asked('I want to kill myself', 'Business failed.')
  expect(decideOwnWords({ post: trouble, passport: null }).mode).toBe('no_mention')
})

test('a post in own words follows the rules about promotion, not those about text of models', () => {
  const noModels = {
    ...noPromotion,
    selfPromotion: 'with_disclosure' as const,
    aiText: 'banned' as const,
    quotes: { selfPromotion: 'Say that you make it.', aiText: 'No AI text.', links: null },
  }
  const here = { post: { subreddit: 'quietplace' }, passport: noModels }
  expect(foresee(here, 'auto').mode).toBe('notes_only')
  expect(decideOwnWords(here)).toMatchObject({
    mode: 'mention_disclosed',
    reasons: [{ quote: 'Say that you make it.' }],
  })
  const inThreads = { ...noModels, selfPromotion: 'set_threads' as const }
  expect(decideOwnWords({ ...here, passport: inThreads }).mode).toBe('mention_disclosed')
  expect(decideOwnWords({ post, passport: inThreads }).mode).toBe('no_mention')
})

test('a ban that is found later counts for a draft that names the product, and only for that one', () => {
  const named = { mode: 'mention_disclosed' as const, reasons: [] }
  expect(decideAnew(unread, named)).toEqual(named)
  expect(decideAnew(banned, named)).toEqual({ mode: 'no_mention', reasons: [banIn(banned)] })
  const helps = { mode: 'no_mention' as const, reasons: [hardlyFits] }
  expect(decideAnew(banned, helps)).toEqual(helps)
})

test('reasons that were kept without their rules find them again', () => {
  const unquoted = { code: 'promotion_banned' as const, subreddit: 'quietplace', quote: null }
  expect(quoteRules(banned, [unquoted, hardlyFits])).toEqual([
    { ...unquoted, quote: 'No self-promotion.' },
    hardlyFits,
  ])
  expect(quoteRules(unread, [unquoted])).toEqual([unquoted])
})

test('what scoring holds against a post is foreseen, and a wish comes before it', () => {
  const advertisement = { ...post, reading: { ...post.reading, kind: 'promo' as const } }
  const welcome = { ...noPromotion, selfPromotion: 'allowed' as const }
  const place = { post: advertisement, passport: welcome }
  expect(foresee(place, 'auto')).toMatchObject({ mode: 'no_mention', reasons: [{ code: 'author_promotes' }] })
  expect(foresee(place, 'always').mode).toBe('mention_disclosed')
})

test('what is foreseen quotes the rule that says so, and leaves unknown what nobody has read', () => {
  const quotes = { ...noPromotion.quotes, aiText: 'No AI text.' }
  expect(foresee(banned, 'always')).toMatchObject({
    mode: 'no_mention',
    reasons: [{ quote: 'No self-promotion.' }],
  })
  expect(foresee({ post, passport: { ...noPromotion, aiText: 'banned', quotes } }, 'auto')).toMatchObject({
    mode: 'notes_only',
    reasons: [{ quote: 'No AI text.' }],
  })
  expect(foresee(unread, 'auto')).toMatchObject({
    mode: 'no_mention',
    reasons: [{ code: 'promotion_unclear', quote: null }],
  })
})
