import { expect, test } from 'vitest'
import { readAnsweredPost } from '../judge/read-answered-post.ts'
import { decideAnew, decideOwnWords, foresee, recallDecision } from './decide-again.ts'

const asked = (title: string, text: string) => ({
  subreddit: 'quietplace',
  reading: readAnsweredPost({ title, text }),
})
const post = asked('How do I stop no-shows?', 'What booking tool do you all use?')
const unread = { post, passport: null }
const none = { never: false, rulesRead: false }
const read = { never: false, rulesRead: true }
const never = { never: true, rulesRead: true }
const banned = {
  subreddit: 'quietplace',
  selfPromotion: 'banned' as const,
  aiText: 'silent' as const,
  links: 'silent' as const,
  quotes: { selfPromotion: 'No self-promotion.', aiText: null, links: null },
  terms: [],
  by: 'model' as const,
  rules: 1,
  fetchedAt: '2026-11-15T10:00:00Z',
  stale: false,
}
const hardlyFits = { code: 'post_hardly_fits' as const }

test('own words may name the product once the rules were read, and no longer when the tick is taken back', () => {
  expect(decideOwnWords(unread, none).mode).toBe('no_mention')
  expect(decideOwnWords(unread, read)).toMatchObject({
    mode: 'mention_disclosed',
    reasons: [{ code: 'rules_read', subreddit: 'quietplace' }, {}],
  })
  expect(decideOwnWords(unread, never)).toMatchObject({
    mode: 'no_mention',
    reasons: [{ code: 'naming_unwanted' }],
  })
})

test('own words name no product where no draft should go', () => {
  const hiring = asked('[Hiring] Front desk person for my salon', 'Send your CV.')
  expect(decideOwnWords({ post: hiring, passport: null }, read).mode).toBe('no_mention')
})

test('a post in own words follows the rules about promotion, not those about text of models', () => {
  const noModels = {
    ...banned,
    selfPromotion: 'with_disclosure' as const,
    aiText: 'banned' as const,
    quotes: { selfPromotion: 'Say that you make it.', aiText: 'No AI text.', links: null },
  }
  const here = { post: { subreddit: 'quietplace' }, passport: noModels }
  expect(foresee(here, none).mode).toBe('notes_only')
  expect(decideOwnWords(here, none)).toMatchObject({
    mode: 'mention_disclosed',
    reasons: [{ quote: 'Say that you make it.' }],
  })
  const inThreads = { ...noModels, selfPromotion: 'set_threads' as const }
  expect(decideOwnWords({ ...here, passport: inThreads }, none).mode).toBe('mention_disclosed')
  expect(decideOwnWords({ post, passport: inThreads }, none).mode).toBe('no_mention')
  expect(decideOwnWords({ ...here, passport: { ...banned, aiText: 'banned' } }, none).mode).toBe('no_mention')
  expect(decideOwnWords({ ...here, passport: null }, none).mode).toBe('no_mention')
})

test("a draft follows the ticks and comes back to the server's own decision", () => {
  const earlier = { ...decideOwnWords(unread, none), naming: none }
  expect(decideAnew(unread, earlier, read).mode).toBe('mention_disclosed')
  expect(decideAnew(unread, earlier, none)).toEqual({ mode: 'no_mention', reasons: earlier.reasons })
})

test('a tick does not undo what only the server knows', () => {
  const rules = decideOwnWords(unread, none)
  const earlier = { mode: 'no_mention' as const, reasons: [...rules.reasons, hardlyFits], naming: none }
  expect(decideAnew(unread, earlier, read)).toEqual({ mode: 'no_mention', reasons: [hardlyFits] })
  expect(decideAnew(unread, earlier, never).reasons).toContainEqual(hardlyFits)
})

test('a draft that was kept finds its ticks and the quoted rules again, and what only the server knew', () => {
  const place = { post, passport: banned }
  const unquoted = { code: 'promotion_banned' as const, subreddit: 'quietplace', quote: null }
  const quoted = { ...unquoted, quote: 'No self-promotion.' }
  const unwanted = { code: 'naming_unwanted' as const }
  const earlier = recallDecision({ mode: 'no_mention', reasons: [unquoted, hardlyFits, unwanted] })
  expect(earlier.naming).toEqual({ never: true, rulesRead: false })
  expect(decideAnew(place, earlier, earlier.naming)).toEqual({
    mode: 'no_mention',
    reasons: [quoted, hardlyFits, unwanted],
  })
  expect(decideAnew(place, earlier, none).reasons).toEqual([quoted, hardlyFits])
  expect(recallDecision(decideOwnWords(unread, read)).naming).toEqual(read)
})

test('who named the product here lately learns before the draft that it is not named again', () => {
  const ledger = { copied30: 1, named30: 1, namedHere: [0] }
  const foreseen = foresee({ post, passport: null }, read, ledger)
  expect(foreseen.mode).toBe('no_mention')
  expect(foreseen.reasons[0]).toMatchObject({ code: 'named_here_lately', days: 7 })
})

test('what scoring holds against a post is foreseen, too', () => {
  const advertisement = { ...post, reading: { ...post.reading, kind: 'promo' as const } }
  expect(foresee({ post: advertisement, passport: null }, read)).toMatchObject({
    mode: 'no_mention',
    reasons: [{ code: 'author_promotes' }],
  })
  expect(decideOwnWords({ post: advertisement, passport: null }, read).mode).toBe('no_mention')
})

test('what is foreseen quotes the rule that says so, and leaves unknown what nobody has read', () => {
  const quotes = { ...banned.quotes, aiText: 'No AI text.' }
  expect(foresee({ post, passport: banned }, none)).toMatchObject({
    mode: 'no_mention',
    reasons: [{ quote: 'No self-promotion.' }],
  })
  expect(foresee({ post, passport: { ...banned, aiText: 'banned', quotes } }, none)).toMatchObject({
    mode: 'notes_only',
    reasons: [{ quote: 'No AI text.' }],
  })
  expect(foresee(unread, none)).toMatchObject({
    mode: 'no_mention',
    reasons: [{ code: 'promotion_unclear', quote: null }],
  })
})
