/** How often something may be done. */
export type Cadence = { times: number; days: number }

const NUMBERS = new Map(
  Object.entries({
    one: 1,
    once: 1,
    two: 2,
    twice: 2,
    three: 3,
    thrice: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    ten: 10,
  }),
)
const HOURS_OF = new Map(
  Object.entries({ hour: 1, day: 24, week: 7 * 24, fortnight: 14 * 24, month: 30 * 24 }),
)
/** 'Biweekly' is missing: it may be twice a week or every other one. */
const UNIT_OF = new Map(
  Object.entries({ daily: 'day', weekly: 'week', fortnightly: 'fortnight', monthly: 'month' }),
)
/** More than anyone posts: then the number means something else. */
const MOST_TIMES = 50
/** Nobody is held to more than we look back on. */
const MOST_DAYS = 30

/** The letter for each word that a cadence may have; # is a number, u a unit such as 'week', l one such as 'weekly'. */
const LETTERS = new Map(
  Object.entries({
    e: 'per each every',
    p: 'a an in any within calendar',
    t: 'x time times self promotional post posts comment comments link links submission submissions promo promotion promotions',
    w: 'person user account member project product app',
    o: 'other',
    d: 'period',
    b: 'between apart',
  }).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter] as const)),
)
/** 'Once a week', '2 posts per user every 30 days', 'every other week'; 'twice weekly'; '30 days between posts'. */
const CADENCE = /^(?:(?:#t{0,3}(?:ew)?[ep]{1,3}|ep?)[#o]?ud?|(?:#t{0,3})?l|#u(?:bt?)?)$/

/** '1 per 30 days', 'once a week', 'weekly'. Null where it says anything else or more, which is then shown as written. */
export function readCadence(value: string): Cadence | null {
  // A share, a ratio or a range is no number of times.
  if (/[^a-z\d\s.,/-]/i.test(value)) return null
  const plain = value.trim().toLowerCase().replace('/', ' per ')
  const words = wordsOf(plain.replace(/^(?:max|maximum|at most|no more than|up to|only|limited to)\s/, ''))
  if (!CADENCE.test(words.map(letterOf).join(''))) return null
  const at = words.findIndex((word) => 'ul'.includes(letterOf(word)))
  const unit = words[at] ?? ''
  const before = words[at - 1]
  // 'Twice weekly' is two times; 'two weeks' are one span.
  const span = UNIT_OF.has(unit) ? undefined : before === 'other' ? 2 : numberOf(before)
  const times = words.slice(0, span === undefined ? at : at - 1).map(numberOf)[0] ?? 1
  const days = ((HOURS_OF.get(UNIT_OF.get(unit) ?? singular(unit)) ?? 0) * (span ?? 1)) / 24
  const isKnown = Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
  return isKnown && times >= 1 && times <= MOST_TIMES ? { times, days } : null
}

function letterOf(word: string) {
  if (numberOf(word) !== undefined) return '#'
  if (UNIT_OF.has(word)) return 'l'
  return HOURS_OF.has(singular(word)) ? 'u' : (LETTERS.get(word) ?? '?')
}

/** 'once every 30 days', '3 times a week'. */
export function writeCadence({ times, days }: Cadence) {
  return `${writeTimes(times)} ${days === 1 ? 'a day' : days === 7 ? 'a week' : `every ${days} days`}`
}

export const writeTimes = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`)

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]
const WEEKEND = new Set<Weekday>(['Saturday', 'Sunday'])

/** Of a day's own words, that it isn't each of them: 'the 2nd Sunday' is told apart as '2', 'nd'. */
export const ORDINALS = new Set(
  'first second third fourth fifth last st nd rd th other alternate alternating odd even'.split(' '),
)
export const RARELY = new Set(
  'monthly bimonthly biweekly fortnightly quarterly yearly annual annually'.split(' '),
)
/** 'The first Sunday of the month' is not any Sunday, and 'not on Sundays' is none. */
const NARROWING = new Set([
  ...ORDINALS,
  ...RARELY,
  ...'month months quarter fortnight year except but no not never'.split(' '),
])

/** The weekdays that a text names, in their order; none where it names no day or says more of it. */
export function readWeekdays(value: string): Weekday[] {
  const words = wordsOf(value)
  if (words.some((word) => NARROWING.has(word))) return []
  const named = (day: string) =>
    words.some((word) => word === day.slice(0, 3).toLowerCase() || singular(word) === day.toLowerCase())
  const isWeekend = words.some((word) => singular(word) === 'weekend')
  return WEEKDAYS.filter((day) => named(day) || (isWeekend && WEEKEND.has(day)))
}

/** '1,000 karma', '10k', '30'. Null where there is a share or more than one number. */
export function readNumber(value: string) {
  const numbers = [...value.replaceAll(/(?<=\d),(?=\d)/g, '').matchAll(/(\d{1,9})(k\b)?/gi)]
  const [, digits, thousand] = numbers[0] ?? []
  if (digits === undefined || numbers.length > 1 || value.includes('%')) return null
  return Number(digits) * (thousand ? 1_000 : 1)
}

/** How old an account has to be: '30' and '30 days' are '30 days', '6 months old' is '6 months'. Null where it says anything else. */
export function readAge(value: string) {
  const words = wordsOf(value.replace(/^(?:at least|over|more than|min|minimum)\s/i, ''))
  const [count, unit = 'days', ...rest] = words
  const number = numberOf(count)
  const isAge = rest.length === 0 || (rest.length === 1 && rest[0] === 'old')
  if (number === undefined || !isAge || !AGES.has(singular(unit)) || value.includes('%')) return null
  return `${number.toLocaleString('en-US')} ${singular(unit)}${number === 1 ? '' : 's'}`
}

const AGES = new Set(['day', 'week', 'month', 'year'])
export const wordsOf = (value: string) => value.toLowerCase().match(/[a-z]+|\d+/g) ?? []
export const singular = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : word)
const numberOf = (word: string | undefined) =>
  word === undefined ? undefined : /^\d+$/.test(word) ? Number(word) : NUMBERS.get(word)
