import { lines } from '../../../../judge/form/lines.ts'
import { toldWords } from '../known-words.ts'
import { advise, type FormRule, fault, quote } from './form-rule.ts'

const E_MAIL = new RegExp(
  lines`
      (?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(\s?at\s?\)|\[\s?at\s?\]
      |\{\s?at\s?\})\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(\s?dot\s?\)|\[\s?(?:dot|\.)\s?\]
      |\sdot\s)\s?[\p{L}]{2,24}){1,5}
      |(?<![\w.+-])[\w.+-]{2,64}\s{1,3}at\s{1,3}[\w-]{2,63}\s{1,3}dot\s+(?:com|net|org|io|co|ai|app|dev|me
      |info|biz|online|site|shop|store|email|uk|de|eu|us|example|test|invalid)\b
    `,
  'giu',
)
const PHONE = new RegExp(
  lines`
      (?<![\p{L}\p{N}.,$€£/-])(?:\+\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,13}\d
      |\(\d{2,5}\)\s?\d{2,4}[\s.-]?\d{3,5}|\d{3}[-. ]\d{3}[-. ]\d{4}|0\d{2,4}[\s/-]\d{3,4}[\s-]?\d{3,5}
      |1-8\d\d-\d{3}-\d{4}|\d{3}-\d{4})(?![\p{N}-])
    `,
  'gu',
)
const CALLED =
  /\b(?:call|phone|text|whatsapp|signal|sms|tel|ring|reach me (?:on|at)|number is)\b(?: \w+){0,3}[:\s]+(\+?\d(?:[\s().-]{0,2}\d){6,14})/giu
const HANDLE = new RegExp(
  lines`
      (?<![\p{L}\p{N}.@/])@[a-z][\w.]{2,30}\b(?!\.\w)|\b(?:telegram|discord|skype|whatsapp|wechat
      |instagram|insta|twitter|snapchat|kik|(?:signal|snap|line|ig) (?:id|handle|user(?:name)?))(?: (?:id
      |handle|name|user(?:name)?|is|me|tag))*\s?(?::|@| is | - )\s?@?[\w.]{3,32}(?:#\d{4})?
      |\b[a-z0-9_.]{2,32}#\d{4}\b
    `,
  'giu',
)
/** So many digits in a row are no amount, with or without gaps. */
const LONG_NUMBER = /(?<![\p{L}\p{N}.,$€£/-])\p{Nd}(?:[ .-]?\p{Nd}){8,13}(?![\p{L}\p{N}%]|[.,]\p{N})/gu
const DIGIT = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
const SPELT_NUMBER = new RegExp(String.raw`\b${DIGIT}(?:[\s,-]{1,2}${DIGIT}){5,13}\b`, 'gi')
/** A name that only a place to write to has. */
const ELSEWHERE =
  /\b(?:telegram|whatsapp|discord|skype|instagram|insta|snapchat|wechat|keybase)\b[^.\n]{0,25}?[\s(@]\p{L}{3,20}[._\p{Nd}][\p{L}\p{N}._]{1,20}/giu
const DATE = /^\d{4}[-.]\d{2}[-.]\d{2}$/

/** Ways to reach someone outside the thread. Those that the user gave us themselves are theirs to give. */
export const contactDetails: FormRule = {
  id: 'contact_details',
  find: ({ fields }, given) => {
    const told = squeeze(toldWords(given))
    return fields.flatMap(({ field, plain }) =>
      contactsIn(plain).map(({ start, end }) => {
        const words = plain.slice(start, end)
        const say = told !== '' && told.includes(squeeze(words)) ? advise : fault
        const message = `${quote(words)} is a contact detail. Keep the conversation in the thread.`
        return say('contact_details', message, { field, start, end })
      }),
    )
  },
  fires: [
    'Charge a deposit. Write to jo@pawslot.com for a template.',
    'Call 415-555-0199 and ask.',
    'Charge a deposit and send the list to desk at bookwell dot example.',
    'My telegram: @groomhelp',
    'Text 07700 900 123 any time.',
    'Dial four one five, five five five, oh one nine nine.',
    'I answer on Telegram under the name groom_desk9.',
  ],
  passes: [
    'The form went live on 2026-03-14.',
    'One two three, done. It took 1 200 300 tries and $1,250,000,000.',
    'Telegram and Discord groups fill up quickly, e.g. with bots.',
    'Style it with `@media print`.',
    'Call them at noon, not at 9.',
  ],
}

function contactsIn(plain: string) {
  const found: { start: number; end: number }[] = []
  // `@media` in code calls nobody.
  const said = plain.replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  for (const pattern of [E_MAIL, PHONE, CALLED, HANDLE, LONG_NUMBER, SPELT_NUMBER, ELSEWHERE]) {
    for (const match of said.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].trimEnd().length
      const isSeen = found.some((other) => start < other.end && end > other.start)
      if (!isSeen && !DATE.test(match[0].trim())) found.push({ start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]/gu, '')
