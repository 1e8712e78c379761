import { describe, expect, test } from 'vitest'
import { troubles } from '../../../judge/form/troubles.ts'
import type { Passport } from '../../../judge/passport.ts'
import { decideMode, type ModeInput } from './decide-mode.ts'

const passport: Passport = {
  subreddit: 'doggrooming',
  selfPromotion: 'with_disclosure',
  aiText: 'silent',
  links: 'silent',
  quotes: { selfPromotion: 'Say if it is yours.', aiText: 'No AI text.', links: 'No links.' },
  terms: [],
}
const input: ModeInput = {
  task: 'comment',
  passport,
  post: { title: 'How do you deal with no-shows?', text: 'I lose six a week.' },
  source: null,
  context: '',
  said: null,
  ledger: { recent: 0, named: 0, namedHere: [] },
  mention: 'auto',
}
const monthly = {
  kind: 'cadence' as const,
  value: '1 per 30 days',
  subject: 'promotion' as const,
  quote: 'One plug a month.',
}
const modeOf = (change: Partial<ModeInput>, rules: Partial<Passport> = {}) =>
  decideMode({ ...input, passport: { ...passport, ...rules }, ...change }).mode
/** As the server decides: with what scoring has found in the post. */
const modeUnder = (title: string, text: string) => modeOf({ post: { title, text } })

test('where everything allows it the product may be named, with its link', () => {
  expect(decideMode(input)).toEqual({
    mode: 'mention_disclosed',
    reasons: [{ code: 'promotion_if_disclosed', subreddit: 'doggrooming', quote: 'Say if it is yours.' }],
    linksAllowed: true,
  })
})

test('a ban of AI text gives notes, whatever else the rules say', () => {
  const decision = decideMode({
    ...input,
    passport: { ...passport, aiText: 'banned', selfPromotion: 'banned' },
  })
  expect(decision).toMatchObject({ mode: 'notes_only', reasons: [{ quote: 'No AI text.' }] })
})

describe('someone in trouble gets no draft', () => {
  test.each([
    ['I want to kill myself', 'Business failed.'],
    ['Feeling low', "I don't want to be here anymore and nobody knows."],
    ['My husband hits me', 'What do I do?'],
  ])('in plain words: %s', (title, text) => {
    expect(modeUnder(title, text)).toBe('refuse')
  })

  test.each(troubles)('as a model says, in whatever words: %s', (said) => {
    expect(decideMode({ ...input, said })).toEqual({
      mode: 'refuse',
      reasons: [{ code: 'trouble', trouble: said }],
      linksAllowed: false,
    })
  })

  test('unless a model says that the words only sound like it', () => {
    const post = { title: 'This migration makes me want to die', text: 'How do you test yours?' }
    expect(modeOf({ post })).toBe('refuse')
    expect(modeOf({ post, said: 'none' })).toBe('mention_disclosed')
  })

  test.each([
    ['This bug is killing me', 'Calendar sync fails every night.'],
    ['No-shows are killing my business', 'I am dying to know what you use.'],
    ['Would raising prices be career suicide?', 'I charge 40.'],
    ['Scheduling software for a law firm?', 'My clients ask for legal advice by phone.'],
    ['How do you remind patients?', 'I am a dentist, and my patients forget.'],
    ['I want to kill the deposit idea', 'Nobody pays it.'],
    ['Is there a survey tool you like?', 'For feedback after grooming.'],
    ['Booking page for a groomer: is there something for this?', 'I built a form for it, and it fails.'],
    ["We built our own CRM in Notion and it's falling apart. What do you use?", ''],
    ['I made a booking app in Airtable and outgrew it, any alternatives?', ''],
    ['What do you use for client onboarding?', 'Clients never fill in our intake form.'],
    ['I made a mistake with my prices', 'How do I raise them now?'],
    ['My first customer did not show up 🎉', 'What do you do about no-shows?'],
  ])('%s is a question like any other', (title, text) => {
    expect(modeUnder(title, text)).toBe('mention_disclosed')
  })
})

describe('what is no question gets advice and a draft that only helps', () => {
  test.each([
    ['[Hiring] Front desk for salon', 'Apply here.', 'post_is_about_job'],
    ['Looking for a bookkeeper, 5 hours a month', 'Please send your rate.', 'post_is_about_job'],
    ['Please fill out my survey', 'It is for my thesis.', 'post_is_survey'],
    ['[Survey] 5 min: how do groomers handle no-shows?', 'It is anonymous.', 'post_is_survey'],
    [
      'I just launched an app for groomers',
      'I built a booking app, check it out and let me know what you think.',
      'author_promotes',
    ],
    [
      'We launched our booking tool for groomers today',
      'What scheduling software do you use, and what do you miss?',
      'author_promotes',
    ],
  ])('%s', (title, text, why) => {
    const { mode, reasons } = decideMode({ ...input, post: { title, text } })
    expect(mode).toBe('no_mention')
    expect(reasons[0]).toEqual({ code: why })
  })

  test('but a thread for promotion is one to take part in', () => {
    expect(modeUnder('Self-promo Saturday thread: we launched our booking tool', '')).toBe(
      'mention_disclosed',
    )
  })
})

const unquoted = { ...passport.quotes, selfPromotion: null }
const namedDaysAgo = (...namedHere: number[]) => ({
  ledger: { recent: 10, named: namedHere.length, namedHere },
})

/** With the wish to name it: whether that is followed. */
const doubts: [string, Partial<ModeInput>, Partial<Passport>][] = [
  ['nobody knows what the rules say', {}, { selfPromotion: 'unknown' }],
  ['a model calls the post a low fit', { hardlyFits: true }, {}],
  ['the sieve thinks that someone is in trouble', { feared: true }, {}],
  ['a ban can not be quoted', {}, { selfPromotion: 'banned', quotes: unquoted }],
  ["it was named here within the community's own measure", namedDaysAgo(20), { terms: [monthly] }],
  [
    'moderators removed two of what was posted',
    { ledger: { ...namedDaysAgo().ledger, removedHere: { removed: 2, of: 4 } } },
    {},
  ],
]
const bans: [string, Partial<ModeInput>, Partial<Passport>][] = [
  ['promotion is banned', {}, { selfPromotion: 'banned' }],
  ['promotion has threads of its own', {}, { selfPromotion: 'set_threads' }],
]

describe.each([...bans, ...doubts])('where %s', (_, change, rules) => {
  test('the product is not named, unless the user wishes it', () => {
    expect(modeOf(change, rules)).toBe('no_mention')
    expect(decideMode({ ...input, ...change, passport: { ...passport, ...rules } }).linksAllowed).toBe(false)
  })
})

test.each(doubts)('someone who wishes to name it may, where %s', (_, change, rules) => {
  expect(modeOf({ ...change, mention: 'always' }, rules)).toBe('mention_disclosed')
})

test.each(bans)('nobody names it where %s, and the rule is quoted', (_, change, rules) => {
  const decided = decideMode({ ...input, ...change, mention: 'always', passport: { ...passport, ...rules } })
  expect(decided).toMatchObject({ mode: 'no_mention', reasons: [{ quote: 'Say if it is yours.' }] })
})

test('someone who just wants to help is told no other reason', () => {
  const decided = decideMode({ ...input, mention: 'never' })
  expect(decided).toEqual({ mode: 'no_mention', reasons: [{ code: 'naming_unwanted' }], linksAllowed: false })
})

test.each([
  [
    'the thread is there for it',
    { post: { title: 'Weekly self-promo thread', text: '' } },
    { selfPromotion: 'set_threads' },
  ],
  ['a post goes into such a thread', { task: 'post', post: null }, { selfPromotion: 'set_threads' }],
  [
    "the community's own measure has room",
    namedDaysAgo(20),
    { terms: [{ ...monthly, value: '2 per month' }] },
  ],
  ['nobody understands the measure', namedDaysAgo(2), { terms: [{ ...monthly, value: 'sparingly' }] }],
  ['its makers are welcome', {}, { selfPromotion: 'allowed' }],
  ['all of the last ten named it', namedDaysAgo(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), {}],
] as [string, Partial<ModeInput>, Partial<Passport>][])(
  'the product is named where %s',
  (_, change, rules) => {
    expect(modeOf(change, rules)).toBe('mention_disclosed')
  },
)

test.each(['banned', 'limited', 'unknown'] as const)('where links are %s there are none', (links) => {
  const { linksAllowed, reasons } = decideMode({ ...input, passport: { ...passport, links } })
  expect(linksAllowed).toBe(false)
  expect(reasons).toContainEqual(expect.objectContaining({ quote: 'No links.' }))
})

test('without a community the user is told to read the rules first', () => {
  const { mode, reasons, linksAllowed } = decideMode({ ...input, passport: null })
  expect({ mode, linksAllowed }).toEqual({ mode: 'mention_disclosed', linksAllowed: false })
  expect(reasons).toEqual([{ code: 'community_unknown' }])
})

test('how often a community allows it is told in its own words', () => {
  const decided = decideMode({
    ...input,
    ...namedDaysAgo(20),
    passport: { ...passport, terms: [monthly] },
  })
  expect(decided.reasons).toContainEqual({
    code: 'named_as_often_as_allowed',
    subreddit: passport.subreddit,
    allowed: { times: 1, days: 30 },
    times: 1,
    quote: 'One plug a month.',
  })
})
