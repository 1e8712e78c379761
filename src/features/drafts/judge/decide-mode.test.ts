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
  fit: 0.8,
  intent: 0.8,
  ledger: { named30: 0, copied30: 0, namedHere: [] },
  mention: 'auto',
  rulesRead: false,
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

test.each([
  ['promotion is banned', {}, { selfPromotion: 'banned' }],
  ['nobody knows whether it is', {}, { selfPromotion: 'unknown' }],
  ['promotion has threads of its own', {}, { selfPromotion: 'set_threads' }],
  ['the post is about something else', { fit: 0.39 }, {}],
  ['nobody asks for anything', { intent: 0.29 }, {}],
  ['it was named here this week', { ledger: { named30: 0, copied30: 50, namedHere: [0] } }, {}],
  [
    "it was named here within the community's own measure",
    { ledger: { named30: 1, copied30: 50, namedHere: [20] } },
    { terms: [monthly] },
  ],
  [
    'it was named here this week, and nobody understands the measure',
    { ledger: { named30: 1, copied30: 50, namedHere: [2] } },
    { terms: [{ ...monthly, value: 'sparingly' }] },
  ],
  ['one in ten was named', { ledger: { named30: 2, copied30: 19, namedHere: [] } }, {}],
  ['the user wishes so', { mention: 'never' }, {}],
] as [string, Partial<ModeInput>, Partial<Passport>][])(
  'the product is not named where %s',
  (_, change, rules) => {
    expect(modeOf(change, rules)).toBe('no_mention')
    expect(decideMode({ ...input, ...change, passport: { ...passport, ...rules } }).linksAllowed).toBe(false)
  },
)

test.each([
  ['the user has read the unclear rules', { rulesRead: true }, { selfPromotion: 'unknown' }],
  [
    'the thread is there for it',
    { post: { title: 'Weekly self-promo thread', text: '' } },
    { selfPromotion: 'set_threads' },
  ],
  [
    'a post goes into such a thread',
    { task: 'post', post: null, fit: null, intent: null },
    { selfPromotion: 'set_threads' },
  ],
  [
    "the community's own measure has room",
    { ledger: { named30: 1, copied30: 50, namedHere: [20] } },
    { terms: [{ ...monthly, value: '2 per month' }] },
  ],
  [
    "the community's own measure has room within our week",
    { ledger: { named30: 1, copied30: 50, namedHere: [2] } },
    { terms: [{ ...monthly, value: '1 per day' }] },
  ],
  [
    'nobody understands the measure',
    { ledger: { named30: 1, copied30: 50, namedHere: [20] } },
    { terms: [{ ...monthly, value: 'sparingly' }] },
  ],
  ['its makers are welcome', {}, { selfPromotion: 'allowed' }],
  ['the ledger has room', { ledger: { named30: 2, copied30: 20, namedHere: [] } }, {}],
  ['nothing is known of fit', { fit: null, intent: null }, {}],
] as [string, Partial<ModeInput>, Partial<Passport>][])(
  'the product may be named where %s',
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
    ledger: { named30: 1, copied30: 50, namedHere: [20] },
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
