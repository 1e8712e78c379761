import { z } from 'zod'

const question = z.object({ wrong: z.array(z.object({ at: z.number() })) })

/** Takes out each sentence that is said to be wrong. */
export function mendSentences(prompt: string) {
  const { wrong } = question.parse(JSON.parse(prompt))
  return { sentences: wrong.map(({ at }) => ({ at, text: '' })) }
}
