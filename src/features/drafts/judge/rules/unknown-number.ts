import { findLinks } from '../../../../judge/form/find-links.ts'
import { type Amount, isKnownAmount, readNumbers } from '../../../../judge/form/read-numbers.ts'
import type { DraftContext } from '../draft-context.ts'
import { ownWords } from '../known-words.ts'
import type { ReadDraft, ReadSentence } from '../read-draft.ts'
import { advise, type FormRule, fault, quote } from './form-rule.ts'

/** A crowd rather than a step or a time of day. */
const MANY = 100
/** It counts the points of a text: `your question 1`. */
const PLACE = /\b(?:question|step|point|option|item|part|number|no\.|rule|day|week)s?\s{0,2}$/i
/** Then it is the reader's: `your 200 dollars`. */
const READERS = /\b(?:your|you|you're|you've|you'd)\b[^.,;]{0,40}$/i

/**
 * A number said of the product that its maker hasn't given us. A price, a share or a crowd is a fault: the post's author can tell how many
 * clients they have, but not how many the product has. Another number is advice, because it may be a sum or a figure of speech.
 */
export const unknownNumber: FormRule = {
  id: 'unknown_number',
  find: (draft, given) => {
    const own = readNumbers(`${ownWords(given)}\n${given.product.website ?? ''}`)
    const strangers = readNumbers([given.post?.title, given.post?.text, given.source].join('\n'))
    return aboutProduct(draft).flatMap((sentence) => {
      const text = withoutLinks(sentence.text)
      const strange = readNumbers(text).filter(
        (amount) => !isKnownAmount(amount, own) && !PLACE.test(text.slice(0, amount.start)),
      )
      const isTaken = (amount: Amount) => isKnownAmount(amount, strangers)
      const claimed = strange.filter(
        (amount) => isClaim(amount, text) && (sentence.namesProduct || isTaken(amount)),
      )
      if (claimed.length > 0) return [fault('unknown_number', write(claimed, text), sentence)]
      const made = sentence.namesProduct ? strange.filter((amount) => !isTaken(amount)) : []
      return made.length > 0 ? [advise('unknown_number', write(made, text), sentence)] : []
    })
  },
  fires: [
    'I make PawSlot, and 4,000 groomers use it.',
    'PawSlot, which I make, cuts no-shows by 80%.',
    { content: 'I make PawSlot. It has 9,000 users.', given: strangersNumbers() },
    { content: 'I make PawSlot for nine dollars a year.', given: onlyFact('Costs 9 dollars a month') },
  ],
  passes: [
    'Charge 50% for the second no-show. I make PawSlot, the solo plan is $19 a month.',
    'Confirm by text three days before.\n\nI make PawSlot.',
    'I make PawSlot, which would cover question 1 and the reminder on day 3.',
    { content: 'I make PawSlot. It sends your 6 groomers a text message.', given: strangersNumbers() },
    { content: 'I make PawSlot. Losing your 400 dollars a week hurts.', given: strangersNumbers() },
    { content: 'I make PawSlot, for $9 per month.', given: onlyFact('Costs 9 dollars a month') },
    {
      content: 'I make PawSlot, and 4,000 groomers use it.',
      given: { founder: 'Sold it to 4,000 groomers.' },
    },
  ],
}

const write = (amounts: Amount[], text: string) => {
  const said = amounts.slice(0, 3).map(({ start, end }) => quote(text.slice(start, end)))
  return `${said.join(', ')}: neither your facts nor what you told us say so.`
}

/** A price, a share or a crowd. */
const isClaim = ({ kind, value, start }: Amount, text: string) =>
  (kind !== 'plain' || value >= MANY) && !READERS.test(text.slice(0, start))

/** What names the product, and what follows in the same paragraph. */
function aboutProduct({ sentences }: ReadDraft): ReadSentence[] {
  let named: ReadSentence | null = null
  return sentences.filter((sentence) => {
    if (sentence.namesProduct) named = sentence
    return named !== null && named.field === sentence.field && named.paragraph === sentence.paragraph
  })
}

/** Addresses have a rule of their own. */
const withoutLinks = (text: string) =>
  findLinks(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

function strangersNumbers(): Partial<DraftContext> {
  const text = 'I have 6 groomers and lose 400 dollars a week. PawSlot has 9,000 users and costs 3 dollars.'
  return { post: { title: 'How do you stop no-shows?', text } }
}

function onlyFact(fact: string): Partial<DraftContext> {
  return { product: { name: 'PawSlot', website: null, description: null, facts: [fact], disclosures: [] } }
}
