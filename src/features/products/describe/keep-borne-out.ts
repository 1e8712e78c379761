import { shorten, stripHidden } from '../../../platform/plain-text.ts'
import { isPlainStatement } from '../../../prompting/is-plain-statement.ts'
import { sentencesOf, withoutOrderingParagraphs } from '../../../prompting/without-orders.ts'
import { isBorneOut } from './bear-out.ts'
import type { Described, Page } from './describe-product.ts'
import { isFitForDescription } from './is-fit-for-description.ts'
import { hasOnlyNumbersOf, normalise, sharedWords } from './support.ts'

const MAX_FACTS = 12
const MAX_FACT = 200
const MIN_SOURCE = 12
const MAX_SOURCE = 500
const MIN_DESCRIPTION = 40
const MAX_DESCRIPTION = 600
/** Below this a fact speaks of something that its source doesn't. */
const FACT_SHARE = 0.5

/** Whether a statement about a product could stand in a text of its maker's, where these are the facts. */
type MayStand = (sentence: string, productName: string, facts: string[]) => boolean

/** Of what a model says about a page, only what the page bears out; null where too little is left. */
export function keepBorneOut(
  said: Described,
  page: Page,
  productName: string,
  mayStand: MayStand,
): Described | null {
  const stated = withoutOrderingParagraphs(`${page.title}\n${page.text}`)
  const isSound = (text: string) =>
    isPlainStatement(text, productName) &&
    isFitForDescription(text) &&
    mayStand(text, productName, stated.split('\n')) &&
    isBorneOut(`${productName}\n${stated}`, text)
  const phrase = (text: string | null) => {
    const clean = tidy(text ?? '')
    return clean && clean.length <= MAX_FACT && isSound(clean) ? clean : null
  }
  const description = shorten(
    [...new Set(sentencesOf(tidy(said.description)).filter(isSound))].join(' '),
    MAX_DESCRIPTION,
  )
  if (description.length < MIN_DESCRIPTION) return null
  const facts = supportedFacts(said.facts, stated, productName, mayStand)
  return { description, facts, whoFor: phrase(said.whoFor), notFor: phrase(said.notFor) }
}

function supportedFacts(facts: Described['facts'], page: string, productName: string, mayStand: MayStand) {
  const haystack = normalise(page)
  const seen = new Set<string>()
  return facts
    .map(({ text, source }) => ({ text: tidy(text), source: tidy(source) }))
    .filter(({ text, source }) => {
      const isNew = !seen.has(normalise(text))
      seen.add(normalise(text))
      return (
        isNew &&
        text.length > 0 &&
        text.length <= MAX_FACT &&
        source.length >= MIN_SOURCE &&
        source.length <= MAX_SOURCE &&
        haystack.includes(normalise(source)) &&
        isPlainStatement(text, productName) &&
        isPlainStatement(source, productName) &&
        isFitForDescription(text) &&
        mayStand(text, productName, source.split('\n')) &&
        hasOnlyNumbersOf(`${source} ${productName}`, text) &&
        sharedWords(`${source} ${productName}`, text) >= FACT_SHARE
      )
    })
    .slice(0, MAX_FACTS)
}

const tidy = (text: string) => stripHidden(text).replaceAll(/\s+/g, ' ').trim()
