import { z } from 'zod'
import type { Model } from '../../../adapters/model/create-model.ts'
import type { ModelFailure, Usage } from '../../../adapters/model/model-outcome.ts'
import { shorten, stripHidden } from '../../../adapters/website/plain-text.ts'
import { isBorneOut } from './bear-out.ts'
import { isFitForDescription, isPlainStatement } from './check-text.ts'
import { describeInstructions, describePrompt } from './describe-prompt.v1.ts'
import { hasOnlyNumbersOf, normalise, sharedWords } from './support.ts'
import { sentencesOf, withoutOrderingParagraphs, withoutOrders } from './without-orders.ts'

export const MAX_OUTPUT_TOKENS = 2_000
const MAX_FACTS = 12
const MAX_FACT = 200
const MIN_SOURCE = 12
const MAX_SOURCE = 500
const MIN_DESCRIPTION = 40
const MAX_DESCRIPTION = 600
/** Below this a fact speaks of something that its source doesn't. */
const FACT_SHARE = 0.5

const answerSchema = z.object({
  facts: z.array(z.object({ text: z.string(), source: z.string() })),
  whoFor: z.string().nullable(),
  notFor: z.string().nullable(),
  description: z.string(),
})

type Fact = { text: string; source: string }

export type DescribeOutcome =
  | {
      kind: 'ok'
      description: string
      facts: Fact[]
      whoFor: string | null
      notFor: string | null
      usage: Usage
    }
  | { kind: 'unusable'; usage: Usage }
  | ModelFailure

type Task = {
  model: Pick<Model, 'generateObject'>
  page: { title: string; text: string }
  productName: string
  signal?: AbortSignal
}

/** Asks the model what a page says of the product, and keeps of its answer only what the page bears out. */
export async function describeFromPage({ model, page, productName, signal }: Task): Promise<DescribeOutcome> {
  const whole = `${page.title}\n${page.text}`
  const quoted = withoutOrders(whole)
  const answer = await model.generateObject({
    alias: 'writer',
    instructions: describeInstructions,
    prompt: describePrompt({ productName, page: quoted }),
    schema: answerSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal,
  })
  if (answer.kind !== 'ok') return answer
  const { value, usage } = answer
  const stated = withoutOrderingParagraphs(whole)
  const isSound = (text: string) =>
    isPlainStatement(text, productName) &&
    isFitForDescription(text, productName, stated) &&
    isBorneOut(`${productName}\n${stated}`, text)
  const phrase = (text: string | null) => {
    const clean = tidy(text ?? '')
    return clean && clean.length <= MAX_FACT && isSound(clean) ? clean : null
  }
  const description = shorten(
    [...new Set(sentencesOf(tidy(value.description)).filter(isSound))].join(' '),
    MAX_DESCRIPTION,
  )
  if (description.length < MIN_DESCRIPTION) return { kind: 'unusable', usage }
  const facts = supportedFacts(value.facts, stated, productName)
  return { kind: 'ok', description, facts, whoFor: phrase(value.whoFor), notFor: phrase(value.notFor), usage }
}

function supportedFacts(facts: Fact[], page: string, productName: string) {
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
        isFitForDescription(text, productName, source) &&
        hasOnlyNumbersOf(`${source} ${productName}`, text) &&
        sharedWords(`${source} ${productName}`, text) >= FACT_SHARE
      )
    })
    .slice(0, MAX_FACTS)
}

const tidy = (text: string) => stripHidden(text).replaceAll(/\s+/g, ' ').trim()
