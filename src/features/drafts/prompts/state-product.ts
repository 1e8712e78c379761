import { oneLine, type startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import { disclosuresOf } from '../judge/says-its-theirs.ts'
import { MAX_FOUNDER, MAX_SAMPLE } from '../schema.ts'

const MAX_FACT = 200
const MAX_DESCRIPTION = 1_000
const MAX_DISCLOSURE = 200
const MAX_CONTEXT = 4_000
const MAX_EARLIER = 2_000

export type Prompt = { instructions: string; prompt: string }

/** The maker's own statements: what a draft may claim, by number. */
export function stateProduct(given: DraftContext) {
  const { product, linksAllowed } = given
  const named = mayName(given)
  const facts = product.facts.map((fact, index) => `F${index + 1}. ${speak(fact, MAX_FACT, given)}`)
  return [
    "PRODUCT, in its maker's own words:",
    named
      ? `The product is called ${JSON.stringify(oneLine(product.name, 100))}.`
      : 'It may not be named here.',
    ...(product.description ? [`F0. ${speak(product.description, MAX_DESCRIPTION, given)}`] : []),
    ...facts,
    named && linksAllowed && product.website
      ? `LINK: ${oneLine(product.website, 300)} may stand once, written out, where the product is named.`
      : 'LINK: none, of any kind.',
    ...(named ? ['DISCLOSURE, in the words of its maker:', ...stateDisclosures(product)] : []),
  ].join('\n')
}

const stateDisclosures = (product: DraftContext['product']) =>
  disclosuresOf(product).map((own, index) => `D${index + 1}. ${oneLine(own, MAX_DISCLOSURE)}`)

/** What the writer tells for this draft and for all of them: the only sources of what they have done and seen. */
export const stateWriter = (given: DraftContext) =>
  [
    `WRITER SAYS: ${speak(given.context, MAX_CONTEXT, given) || 'nothing.'}`,
    `ABOUT THE WRITER: ${speak(given.founder, MAX_FOUNDER, given) || 'nothing.'}`,
  ].join('\n')

/** What the writer said before, which is theirs; someone has replied to it. */
export const stateEarlier = (given: DraftContext, quote: ReturnType<typeof startQuoting>) =>
  given.earlier
    ? `YOUR COMMENT, which they replied to:\n${quote('own', withoutName(given.earlier, given), MAX_EARLIER)}`
    : 'YOUR COMMENT, which they replied to, is not known.'

const mayName = ({ mode }: DraftContext) => mode === 'mention_disclosed'

/** A name that may not be written is better not known, but what the product is about helps to help. */
function speak(text: string, limit: number, given: DraftContext) {
  return withoutName(oneLine(text, limit), given)
}

const withoutName = (text: string, given: DraftContext) =>
  mayName(given)
    ? text
    : text.replaceAll(new RegExp(escaped(given.product.name.trim()), 'giu'), 'the product')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where it will be posted, and the rules there. */
export type Place = { subreddit: string | null; rules: string[] }

export function statePlace({ subreddit, rules }: Place, quote: (name: string, text: string) => string) {
  const where = subreddit === null ? 'COMMUNITY: not known.' : `COMMUNITY: r/${subreddit}`
  if (rules.length === 0) return `${where}\nRULES: none known.`
  return `${where}\nRULES of this community:\n${quote('rules', rules.join('\n'))}`
}

/** The user's own writing: for its sound, not its content. */
export function stateVoice(samples: string[], quote: ReturnType<typeof startQuoting>) {
  if (samples.length === 0) return ''
  const own = samples.map((sample, index) => quote(`voice-${index + 1}`, sample, MAX_SAMPLE))
  return `VOICE: how the writer writes. Take over its rhythm, words and length of sentences; none of its content.\n${own.join('\n')}`
}
