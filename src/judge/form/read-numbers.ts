import { lines } from './lines.ts'
export type Amount = {
  value: number
  kind: 'percent' | 'money' | 'plain'
  unit: string | null
  /** What a price is for, as `month` in `9 dollars a month`; null where nothing says so. */
  per: string | null
  start: number
  end: number
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL = new Map<string, number>([
  ...ONES.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const SCALE = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['dozen', 12],
])
const MULTIPLE = new Map<string, number>([
  ['half', 0.5],
  ['halved', 0.5],
  ['double', 2],
  ['doubled', 2],
  ['twice', 2],
  ['tripled', 3],
  ['triple', 3],
  ['quadrupled', 4],
])
const SUFFIX: Record<string, number> = { k: 1_000, m: 1_000_000, mm: 1_000_000, b: 1_000_000_000 }
const TIME = /^(second|sec|minute|min|hour|hr|day|night|week|weekend|month|mo|year|yr|decade)s?$/
const COUNTED = new RegExp(
  lines`
    ^(dollar|buck|euro|pound|cent|percent|user|customer|client|people|person|signup|sign-up|star|review|time
    |x|subscriber|download|install|sale|order|team|country|employee|developer|company|paying|no-show
    |appointment|booking|lead|visitor|member)s?$
  `,
)

const DIGITS = new RegExp(
  lines`
    (?<![\p{L}\d.,])([$€£]|usd\s?|eur\s?)?(\d{1,3}(?:[,\u00A0 ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?!\d)\s?(%
    |percent\b|€|£|usd\b|eur\b|dollars?\b|bucks?\b|euros?\b|pounds?\b|cents?\b|(?:mm|[kmb])(?![\p{L}\d])\+?
    |x(?![\p{L}\d]))?
  `,
  'giu',
)
const WORDS = new RegExp(
  lines`
    \b(?:(?:an?|several)\s+(?=dozen|hundred|thousand
    |million))?(?:(?:${[...SMALL.keys(), ...SCALE.keys()].join('|')})s?(?:[\s-]+(?:and\s+)?)?)+(?![\p{L}])
  `,
  'giu',
)
const PER = new RegExp(
  lines`
    ^\s?(?:(?:us )?(?:dollars?|bucks?|euros?|pounds?|usd|eur|cents?|€|£)\s?)?(?:(?:an?|per|each|every
    |\/)\s?(?:\w+ (?:per|a) )?(second|minute|min|hour|hr|day|week|wk|month|mo|year|yr|decade|user|seat
    |person|head|team)\b|(once|lifetime|one-time|one-off|forever|(?:hour|dai|week|month|year|annual)ly\b))
  `,
  'i',
)

/** Amounts in a text, in digits or in words: `nine dollars` is money of 9. Marks of a list and `24/7` are none. */
export function readNumbers(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(DIGITS)) {
    const [whole, before, digits = '', after = ''] = match
    const start = match.index
    const end = start + whole.trimEnd().length
    if (
      isListMark(text, start, end) ||
      /^24\s?\/\s?7/.test(text.slice(start, start + 8)) ||
      text.slice(start - 3, start) === '24/'
    )
      continue
    const suffix = after.toLowerCase().replace('+', '')
    const value = parseDigits(digits) * (SUFFIX[suffix] ?? 1)
    found.push({
      value,
      kind: kindOf(before, suffix),
      unit: unitAfter(text, end),
      per: perAfter(text, end),
      start,
      end,
    })
  }
  for (const match of text.matchAll(WORDS)) {
    const said = match[0].toLowerCase().replace(/[\s-]+$/, '')
    const value = parseWords(said)
    const end = match.index + said.length
    const unit = unitAfter(text, end)
    if (
      value === null ||
      (value <= 3 && !/dozen|hundred|thousand|million/.test(said) && !isCounted(value, unit, text.slice(end)))
    )
      continue
    found.push({
      value,
      kind: kindOf(undefined, unit ?? ''),
      unit,
      per: perAfter(text, end),
      start: match.index,
      end,
    })
  }
  for (const match of text.matchAll(
    /\b(?:in half|halved|doubled|tripled|quadrupled|twice as|double the|triple the)\b/gi,
  )) {
    const word = match[0].toLowerCase().replace('in ', '').split(' ')[0] ?? ''
    found.push({
      value: MULTIPLE.get(word) ?? 0,
      kind: 'plain',
      unit: 'multiple',
      per: null,
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Whether an amount is among those that are known; a percentage or a price only as such. */
export function isKnownAmount(amount: Amount, known: Amount[]): boolean {
  return known.some((other) => {
    if (Math.abs(other.value - amount.value) > 1e-9) {
      return (
        amount.unit === 'multiple' && amount.value === 0.5 && other.kind === 'percent' && other.value === 50
      )
    }
    if (amount.unit === 'multiple' || other.unit === 'multiple') return amount.unit === other.unit
    if (amount.kind === 'percent' || other.kind === 'percent') return amount.kind === other.kind
    // 9 dollars a month are not 9 dollars a year.
    if (amount.kind === 'money' && amount.per && other.per && !samePeriod(amount.per, other.per)) return false
    if (amount.kind === 'money') return other.kind === 'money' || other.unit === null || TIME.test(other.unit)
    if (amount.unit && TIME.test(amount.unit)) {
      return other.unit === null || !TIME.test(other.unit) || sameTime(amount.unit, other.unit)
    }
    return true
  })
}

const samePeriod = (one: string, other: string) =>
  (PERIOD[one.slice(0, 2)] ?? one) === (PERIOD[other.slice(0, 2)] ?? other)
const PERIOD: Record<string, string> = {
  yr: 'year',
  ye: 'year',
  an: 'year',
  mo: 'month',
  wk: 'week',
  we: 'week',
  da: 'day',
  hr: 'hour',
  ho: 'hour',
  li: 'once',
  fo: 'once',
  on: 'once',
}

function perAfter(text: string, end: number): string | null {
  const match = PER.exec(text.slice(end, end + 40))
  return (match?.[1] ?? match?.[2])?.toLowerCase() ?? null
}

const sameTime = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2)

function kindOf(before: string | undefined, after: string): Amount['kind'] {
  if (after === '%' || after === 'percent') return 'percent'
  return before || /^(?:€|£|usd|eur|dollar|buck|euro|pound|cent)/.test(after) ? 'money' : 'plain'
}

/** Nobody indents a list further; a look at all that is before each number would take forever. */
const MOST_INDENT = 20

function isListMark(text: string, start: number, end: number): boolean {
  if (!/^[.)]\s/.test(text.slice(end, end + 2))) return false
  const from = Math.max(0, start - MOST_INDENT)
  const before = text.slice(from, start)
  return /\n[\s>]*$/.test(before) || (from === 0 && /^[\s>]*$/.test(before))
}

function unitAfter(text: string, end: number) {
  const next = /^[\s-]*(?:full |whole |more |paying |active |or so )?([\p{L}-]+)/u
    .exec(text.slice(end, end + 40))?.[1]
    ?.toLowerCase()
  return next && (TIME.test(next) || COUNTED.test(next)) ? next.replace(/s$/, '') : null
}

/** `One day you may…` and `two things` count nothing; `two weeks` and `three clients` do. */
const isCounted = (value: number, unit: string | null, rest: string) =>
  unit !== null && value > 0 && !(value === 1 && /^\s+(?:day|time|person|day's)\b/.test(rest))

const parseDigits = (digits: string) =>
  Number(
    /^\d{1,3}(?:[,\u00A0 ]\d{3})+/.test(digits)
      ? digits.replaceAll(/[,\u00A0 ]/g, '')
      : digits.replace(',', '.'),
  )

function parseWords(said: string): number | null {
  let total = 0
  let part = 0
  for (const word of said.split(/[\s-]+/)) {
    const plain = word.replace(/s$/, '')
    const small = SMALL.get(word) ?? SMALL.get(plain)
    const scale = SCALE.get(plain)
    if (small !== undefined) part += small
    else if (scale === 100 || scale === 12) part = Math.max(1, part) * scale
    else if (scale) {
      total += Math.max(1, part) * scale
      part = 0
    } else if (!['a', 'an', 'several', 'and'].includes(word)) return null
  }
  return total + part
}
