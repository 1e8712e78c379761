import { splitSentences } from '../form/split-sentences.ts'
import type { Line, ReviewedDraft, ReviewedProduct } from './review-draft.v1.ts'

type Stated = {
  product: { name: string; website: string | null; description: string | null; facts: string[] }
  /** Sentences in which the maker owns up to it, and what they may tell of themselves. */
  disclosures: string[]
  founder: string
  task: ReviewedDraft['task']
  mayName: boolean
  /** Of the community. */
  rules: string[]
  /** What the maker told for this draft. */
  context: string
  post: { title: string; text: string } | null
  title: string | null
  content: string
}

/** A draft and all that it may rest on, in lines that a verdict can name. */
export function stateReview(stated: Stated): { subject: ReviewedProduct; item: ReviewedDraft } {
  const { product, disclosures, founder, task, mayName, rules, context, post, title, content } = stated
  return {
    subject: {
      product: {
        name: product.name,
        website: product.website ?? '',
        description: product.description ?? '',
      },
      facts: number('f', product.facts),
      maker: number('m', [...disclosures, ...sentencesOf(founder)]),
    },
    item: {
      task,
      mayName,
      rules: number('r', rules),
      told: number('t', sentencesOf(context)),
      post,
      sentences: [
        ...(title ? [{ at: 0, text: title }] : []),
        ...sentencesOf(content).map((text, at) => ({ at: at + 1, text })),
      ],
    },
  }
}

const sentencesOf = (text: string) => splitSentences(text).map((sentence) => sentence.text)

const number = (letter: string, texts: string[]): Line[] =>
  texts.map((text, at) => ({ id: `${letter}${at + 1}`, text }))
