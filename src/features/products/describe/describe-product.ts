import { z } from 'zod'
import type { Model } from '../../../adapters/model/create-model.ts'
import type { ModelFailure, Usage } from '../../../adapters/model/model-outcome.ts'
import type { Judge } from '../../judging-verbs.ts'
import { describeInstructions } from './describe-prompt.v1.ts'

export const MAX_OUTPUT_TOKENS = 2_000

const answerSchema = z.object({
  facts: z.array(z.object({ text: z.string(), source: z.string() })),
  whoFor: z.string().nullable(),
  notFor: z.string().nullable(),
  description: z.string(),
})

export type Page = { title: string; text: string }

export type Described = z.infer<typeof answerSchema>

export type DescribeOutcome =
  | ({ kind: 'ok'; usage: Usage } & Described)
  | { kind: 'unusable'; usage: Usage }
  | ModelFailure

type Task = {
  model: Pick<Model, 'generateObject'>
  judge: Judge
  page: Page
  productName: string
  signal?: AbortSignal
}

/** Asks the model what a page says of the product, and keeps of its answer only what the page bears out. */
export async function describeFromPage(task: Task): Promise<DescribeOutcome> {
  const { model, judge, productName, signal } = task
  const page = { title: task.page.title, text: task.page.text }
  const answer = await model.generateObject({
    alias: 'writer',
    instructions: describeInstructions,
    prompt: await judge('askAboutPage', page, productName),
    schema: answerSchema,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    signal,
  })
  if (answer.kind !== 'ok') return answer
  const { value, usage } = answer
  const kept = await judge('keepBorneOut', value, page, productName)
  return kept ? { kind: 'ok', ...kept, usage } : { kind: 'unusable', usage }
}
