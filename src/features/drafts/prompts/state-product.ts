import { oneLine, type startQuoting } from '../../../prompting/quote-strangers.ts'
import type { DraftContext } from '../judge/draft-context.ts'
import { MAX_SAMPLE } from '../schema.ts'

const MAX_FACT = 200
const MAX_DESCRIPTION = 1_000
const MAX_CONTEXT = 4_000

export type Prompt = { instructions: string; prompt: string }

/** The maker's own statements: what a draft may claim, by number. */
export function stateProduct({ product, mode, linksAllowed }: DraftContext) {
  // A name that may not be written is better not known, but what the product is about helps to help.
  const named = mode === 'mention_disclosed'
  const speak = (text: string, limit: number) => {
    const line = oneLine(text, limit)
    return named ? line : line.replaceAll(new RegExp(escaped(product.name.trim()), 'giu'), 'the product')
  }
  const facts = product.facts.map((fact, index) => `F${index + 1}. ${speak(fact, MAX_FACT)}`)
  return [
    "PRODUCT, in its maker's own words:",
    named
      ? `The product is called ${JSON.stringify(oneLine(product.name, 100))}.`
      : 'It may not be named here.',
    ...(product.description ? [`F0. ${speak(product.description, MAX_DESCRIPTION)}`] : []),
    ...facts,
    named && linksAllowed && product.website
      ? `LINK: ${oneLine(product.website, 300)} may stand once, written out, where the product is named.`
      : 'LINK: none, of any kind.',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const stateContext = (context: string) =>
  `WRITER SAYS: ${context.trim() ? oneLine(context, MAX_CONTEXT) : 'nothing.'}`

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
