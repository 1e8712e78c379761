import { splitSentences } from '../../../../judge/form/split-sentences.ts'
import { wordsOf } from '../../../../judge/form/split-words.ts'
import { type FormRule, fault } from './form-rule.ts'

const SAME_SENTENCES = 3
/** A phrase of three words that makes up a fifth of a text is hammered in. */
const SAME_PHRASE = 4
const EMOJI = 12
const SIGNS = /([^\s\d.\-_=*#])\1{7,}|([^\p{L}\p{N}\s]{1,3}\s?)\2{9,}|(\p{L}{1,12}[\s!,.]{1,3})\3{4,}/iu

/** The same over and over, or more signs than words. */
export const flood: FormRule = {
  id: 'flood',
  find: ({ fields }) =>
    fields
      .filter(({ plain }) => isFlood(plain))
      .map(({ field }) => ({ ...fault('flood', 'This repeats itself or has too many symbols.'), field })),
  fires: [`Charge a deposit. ${'Book now with us. '.repeat(6)}`, `Charge a deposit ${'🔥'.repeat(15)}`],
  passes: [
    'Never ever take bookings by phone!!! Just kidding, but a form is calmer.',
    'Yes. Yes. Charge one.',
  ],
}

function isFlood(text: string): boolean {
  if (SIGNS.test(text)) return true
  const emoji = text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  const words = wordsOf(text)
  if (emoji >= EMOJI && emoji > words.length / 10) return true
  const sentences = splitSentences(text).map((sentence) => wordsOf(sentence.text).join(' '))
  if (most(sentences.filter((sentence) => sentence.includes(' '))) >= SAME_SENTENCES) return true
  const phrases = words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '))
  const often = most(phrases)
  return often >= SAME_PHRASE && (often * 3) / words.length > 0.2
}

function most(items: string[]): number {
  const counts = new Map<string, number>()
  let highest = 0
  for (const item of items) {
    const count = (counts.get(item) ?? 0) + 1
    counts.set(item, count)
    highest = Math.max(highest, count)
  }
  return highest
}
