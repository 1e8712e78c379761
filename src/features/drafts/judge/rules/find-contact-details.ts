import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import type { ReadDraft } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

const E_MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(\s?at\s?\)|\[\s?at\s?\]|\{\s?at\s?\})\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(\s?dot\s?\)|\[\s?(?:dot|\.)\s?\]|\sdot\s)\s?[\p{L}]{2,24}){1,5}|(?<![\w.+-])[\w.+-]{2,64}\s{1,3}at\s{1,3}[\w-]{2,63}\s{1,3}dot\s+(?:com|net|org|io|co|ai|app|dev|me|info|biz|online|site|shop|store|email|uk|de|eu|us|example|test|invalid)\b/giu
const PHONE =
  /(?<![\p{L}\p{N}.,$€£/-])(?:\+\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,13}\d|\(\d{2,5}\)\s?\d{2,4}[\s.-]?\d{3,5}|\d{3}[-. ]\d{3}[-. ]\d{4}|0\d{2,4}[\s/-]\d{3,4}[\s-]?\d{3,5}|1-8\d\d-\d{3}-\d{4}|\d{3}-\d{4})(?![\p{N}-])/gu
const CALLED =
  /\b(?:call|phone|text|whatsapp|signal|sms|tel|ring|reach me (?:on|at)|number is)\b(?: \w+){0,3}[:\s]+(\+?\d(?:[\s().-]{0,2}\d){6,14})/giu
const HANDLE =
  /(?<![\p{L}\p{N}.@/])@[a-z][\w.]{2,30}\b(?!\.\w)|\b(?:telegram|discord|skype|whatsapp|wechat|instagram|insta|twitter|snapchat|kik|(?:signal|snap|line|ig) (?:id|handle|user(?:name)?))(?: (?:id|handle|name|user(?:name)?|is|me|tag))*\s?(?::|@| is | - )\s?@?[\w.]{3,32}(?:#\d{4})?|\b[a-z0-9_.]{2,32}#\d{4}\b/giu
const DATE = /^\d{4}[-.]\d{2}[-.]\d{2}$/

/** Ways to reach somebody outside the thread. Those that the user gave us themselves may stay at their own risk. */
export function findContactDetails({ fields }: ReadDraft, { context }: DraftContext): Finding[] {
  const given = squeeze(context)
  return fields.flatMap(({ field, plain }) => {
    const found: { start: number; end: number }[] = []
    // `@media` in code calls nobody.
    const said = plain.replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
    for (const pattern of [E_MAIL, PHONE, CALLED, HANDLE]) {
      for (const match of said.matchAll(pattern)) {
        const start = match.index
        const end = start + match[0].trimEnd().length
        if (DATE.test(match[0].trim()) || found.some((other) => start < other.end && end > other.start))
          continue
        found.push({ start, end })
      }
    }
    return found
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, end }) => {
        const words = plain.slice(start, end)
        const message = `${quote(words)} is a contact detail. Keep the conversation in the thread and take it out.`
        return block(
          'contact_details',
          { field, start, end },
          message,
          'remove_sentence',
          given !== '' && given.includes(squeeze(words)),
        )
      })
  })
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]/gu, '')
