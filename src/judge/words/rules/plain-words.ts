import { lines } from '../../form/lines.ts'

const DAYS: Record<string, string> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
}
const SHORT_DAY = Object.keys(DAYS).join('|')
/** "Sat" and "sun" are words of their own, so a short day counts beside another day or after "on" only. */
const DAY_LIST = new RegExp(
  lines`
    \b(?:${SHORT_DAY})s?\b\.?(?=(?:,| ?[-/]| to| and| or| through)+ ?(?:${SHORT_DAY}))
    |(?<=(?:day|${SHORT_DAY})s?\.?(?:,| ?[-/]| to| and| or| through)+ ?)\b(?:${SHORT_DAY})s?\b
    |(?<=\b(?:on|every) )(?:${SHORT_DAY})s?\b
  `,
  'g',
)

/** Spellings that moderators use, and the one that the patterns know. */
const SPELLINGS: [RegExp, string][] = [
  [/[’‘`]/g, "'"],
  [/[“”]/g, '"'],
  [/[‐‑–—]/g, '-'],
  [/ ?& ?/g, ' and '],
  [/\bw\/o\b/g, 'without'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\burs\b/g, 'yours'],
  [/\bpl[sz]\b/g, 'please'],
  [/\b(do|does|did|is|are|was|wo|ca|should|would|could|ai)nt\b/g, "$1n't"],
  [/\b(that|there)s\b/g, "$1's"],
  [/\byoure\b/g, "you're"],
  [/\badvertiz/g, 'advertis'],
  [/\bbuss?iness?\b/g, 'business'],
  [/\bex[ce]*ption/g, 'exception'],
  [/\bself ?(?=promo|advert|market|plug|link|serving)/g, 'self-'],
]

/** A sentence in the one spelling that the patterns know: lower case, straight quotes, whole words. */
export function plainWords(text: string) {
  const spelled = SPELLINGS.reduce((words, [from, to]) => words.replaceAll(from, to), text.toLowerCase())
  return spelled.replaceAll(DAY_LIST, (day) => DAYS[day.replace(/\W*s?\W*$/, '')] ?? DAYS[day] ?? day)
}
