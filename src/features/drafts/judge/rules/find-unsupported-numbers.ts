import { findLinks } from '../../../../judge/form/find-links.ts'
import { type Amount, isKnownAmount, readMonths, readNumbers } from '../../../../judge/form/read-numbers.ts'
import { wordsOf } from '../../../../judge/form/split-words.ts'
import { stem } from '../../../../judge/words/claim-words.ts'
import type { Finding } from '../../schema.ts'
import type { DraftContext } from '../draft-context.ts'
import { findHistory } from '../find-history.ts'
import { ownWords, postWords } from '../known-words.ts'
import type { ReadDraft, ReadSentence } from '../read-draft.ts'
import { block, quote } from './finding-of.ts'

/** Names that everybody may use, and capitals that name nobody. */
const FREE = new Set(
  `i i'm i've i'd i'll reddit op english internet tl dr tldr edit update monday tuesday wednesday thursday friday saturday sunday
  christmas easter ps god imo faq disclosure disclaimer full`.split(/\s+/),
)

/** A number, date or name in a sentence about the product or the writer's own past that nobody has given us. */
export function findUnsupportedNumbers({ sentences, fields }: ReadDraft, given: DraftContext): Finding[] {
  const own = `${ownWords(given)}\n${given.product.website ?? ''}`
  const known = `${own}\n${postWords(given)}`
  const amounts = { own: readNumbers(own), all: readNumbers(known) }
  const words = new Set(
    wordsOf(known)
      .flatMap((word) => [word, ...word.split(/[-']/)])
      .map(stem),
  )
  return sentences.flatMap((sentence) => {
    if (!sentence.aboutProduct && !findHistory(sentence.masked)) return []
    const text = blank(sentence)
    const numbers = readNumbers(text)
      .filter(
        (amount) =>
          !isKnownAmount(amount, sentence.aboutProduct && isClaim(amount, text) ? amounts.own : amounts.all),
      )
      .map(({ start, end }) => text.slice(start, end))
    const months = readMonths(text)
      .filter(({ 0: month }) => !words.has(stem(month.toLowerCase())))
      .map(([month]) => month)
    const title = fields.find(({ field }) => field === sentence.field)
    const names =
      title && sentence.field === 'title' ? [] : namesIn(text).filter((name) => !isKnownName(name, words))
    const found = [...numbers, ...months, ...names.filter((name) => !months.includes(name))]
    if (found.length === 0) return []
    const message = `${found.slice(0, 3).map(quote).join(', ')}: neither your facts nor what you told us say so. Correct it, or take it out.`
    return [block('unsupported_number', sentence, message, 'remove_sentence')]
  })
}

const AUDIENCE = /^(?:user|customer|star|review|subscriber|download|install|company|country|paying|percent)$/
const MANY = 100

/** A price, a share or a crowd is said of the product, unless it is `your 200 dollars`: the author of the post can't vouch for it. */
function isClaim({ kind, unit, value, start }: Amount, text: string): boolean {
  if (/\b(?:your|you|you're|you've|you'd)\b[^.,;]{0,40}$/i.test(text.slice(0, start))) return false
  return kind !== 'plain' || value >= MANY || AUDIENCE.test(unit ?? '')
}

/** Without the product's name and without addresses: those have rules of their own. */
function blank({ text, start, namings }: ReadSentence): string {
  const places = [
    ...namings.map((place) => ({ start: place.start - start, end: place.end - start })),
    ...findLinks(text),
  ]
  return places.reduce(
    (rest, place) =>
      rest.slice(0, Math.max(0, place.start)) +
      ' '.repeat(Math.max(0, place.end - Math.max(0, place.start))) +
      rest.slice(place.end),
    text,
  )
}

/** Capitalised words within a sentence; the first word says nothing, nor does the first after a colon or quote. */
function namesIn(text: string): string[] {
  if (isShouted(text)) return []
  return [
    ...text.matchAll(
      /(?<=[\p{L}\p{N},;)'"§]\s+["(*_]*|\/|-)\p{Lu}[\p{L}\p{N}]*\p{Ll}[\p{L}\p{N}]*(?:[&.'-]\p{L}+)*/gu,
    ),
  ]
    .filter(({ index }) => !/[.!?:…"]\s*["(*_]*$/.test(text.slice(0, index)))
    .map(([name]) => name.replace(/'s$/, ''))
}

const isShouted = (text: string) => {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length >= 6 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.7
}

const isKnownName = (name: string, words: Set<string>) =>
  name
    .toLowerCase()
    .split(/[-.&']/)
    .every((part) => part === '' || FREE.has(part) || words.has(stem(part))) || FREE.has(name.toLowerCase())
