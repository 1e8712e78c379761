import { z } from 'zod'
import type { Model } from '../../adapters/model/create-model.ts'
import { type JudgeTask, statePrompt } from './judge-task.ts'

/** A longer list gets shallower answers: ask again for the rest. */
export const MOST_AT_ONCE = 10

/** The verdicts of one call in the order of the items; null where the model gave none that holds. */
export async function askJudge<Subject, Item, Verdict>(
  model: Model,
  task: JudgeTask<Subject, Item, Verdict>,
  { subject, items, signal }: { subject: Subject; items: Item[]; signal?: AbortSignal },
) {
  const { alias, maxOutputTokens } = planCall(task, { subject, items })
  const answer = await model.generateObject({
    alias,
    instructions: task.instructions,
    prompt: statePrompt(subject, items),
    schema: answerOf(task),
    maxOutputTokens,
    signal,
  })
  if (answer.kind !== 'ok') return answer
  const verdicts = items.map((item, at) => {
    const found = answer.value.verdicts.find((one) => one?.ref === at + 1)
    return found ? task.check(found.verdict, item, subject) : null
  })
  return { ...answer, value: verdicts }
}

/** What the call will send, and how much may come back: for someone who has to pay for it. */
export const planCall = <Subject, Item, Verdict>(
  { instructions, tokensEach }: JudgeTask<Subject, Item, Verdict>,
  { subject, items }: { subject: Subject; items: Item[] },
) => ({
  alias: 'judge' as const,
  asked: instructions + statePrompt(subject, items),
  maxOutputTokens: 200 + tokensEach * items.length,
})

/** An entry that isn't of its shape counts as none, and costs no other. */
export const answerOf = <Subject, Item, Verdict>({ verdict }: JudgeTask<Subject, Item, Verdict>) =>
  z.object({ verdicts: z.array(z.object({ ref: z.number().int(), verdict }).nullable().catch(null)) })
