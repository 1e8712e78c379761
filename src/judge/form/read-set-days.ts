import { ORDINALS, RARELY, readWeekdays, singular, WEEKDAYS, type Weekday, wordsOf } from './read-term.ts'

type Said = {
  /** The days as terms of the rule have them. */
  days: string[]
  /** The set thread's name; null where the rule names days only. */
  thread: string | null
  quote: string
  /** The whole rule. */
  text: string
}

/** The weekdays of a set thread, each of them every week. None where the rule says anything else of them, or names none: nobody guesses. */
export function readSetDays({ days, thread, quote, text }: Said): Weekday[] {
  if ([...wordsOf(quote), ...wordsOf(thread ?? '')].some((word) => RARELY.has(word))) return []
  const found = days.length > 0 ? fromTerms(days) : thread === null ? [] : fromName(thread, text)
  const words = wordsOf(text)
  return found.some((day) => isNarrowed(words, day)) ? [] : found
}

/** All of them, or none: one that can't be read may take back what another gives. */
function fromTerms(values: string[]) {
  const read = values.map(readWeekdays)
  return read.some((days) => days.length === 0) ? [] : WEEKDAYS.filter((day) => read.flat().includes(day))
}

/** 'Tool Tuesday' is on Tuesdays. Of a name without a day, the sentence that has it may say 'every Monday'. */
function fromName(thread: string, text: string) {
  const own = inFull(wordsOf(thread))
  if (own.length > 0) return readWeekdays(thread).filter((day) => own.includes(day))
  const name = wordsOf(thread).join(' ')
  const naming = sentencesOf(text).map(wordsOf)
  const days = naming.filter((words) => words.join(' ').includes(name)).flatMap(everyDayIn)
  return days.length === 1 ? days : []
}

/** By the runtime: the patterns of `split-sentences.ts` are for tabs and threads. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment))

/** A sale, not a day of each week. */
const NAMES_OF_ONE = new Set(['black', 'cyber', 'good', 'easter', 'palm', 'shrove', 'fat', 'super', 'bowl'])

function inFull(words: string[]) {
  if (words.some((word) => NAMES_OF_ONE.has(word))) return []
  return WEEKDAYS.filter((day) => words.some((word) => isDay(word, day)))
}

const everyDayIn = (words: string[]) =>
  words.some((word) => RARELY.has(word))
    ? []
    : WEEKDAYS.filter((day) => words.some((word, at) => isDay(word, day) && EVERY.has(words[at - 1] ?? '')))

const EVERY = new Set(['every', 'each'])
const isDay = (word: string, day: Weekday) => singular(word) === day.toLowerCase()

/** 'The first Monday', 'every other Sunday', 'Saturday of each month'. */
function isNarrowed(words: string[], day: Weekday) {
  return words.some((word, at) => {
    if (!isDay(word, day) && singular(word) !== 'weekend') return false
    const after = words.slice(at + 1, at + 4)
    return ORDINALS.has(words[at - 1] ?? '') || (after[0] === 'of' && after.includes('month'))
  })
}
