import { z } from 'zod'
import type { ChatRequest } from './chat-request.ts'
import { keyOf, promptKeyOf, type Recordings, steadyKeyOf, steadyPromptKeyOf } from './recordings.ts'

const question = z.object({
  subject: z.unknown(),
  items: z.array(z.object({ ref: z.number(), item: z.unknown() })),
})

/** Where the instructions end and the shape of the answer begins. */
const SHAPE = '\n\nAnswer with one JSON object'

/** What was recorded. A question about items that was never asked of a real model gets no verdict: a stand-in that pretends to understand proves nothing. */
export function replayAnswer({ messages }: ChatRequest, prompt: string, recordings: Recordings) {
  const told = messages.find(({ role }) => role === 'system')?.content ?? ''
  const [instructions = ''] = told.split(SHAPE)
  const asked = readQuestion(prompt)
  if (!asked) {
    const exact = recordings.get(promptKeyOf(instructions, prompt))
    return exact ?? recordings.get(steadyPromptKeyOf(instructions, prompt))
  }
  const { subject, items } = asked
  return {
    verdicts: items.flatMap(({ ref, item }) => {
      const verdict =
        recordings.get(keyOf(instructions, subject, item)) ??
        recordings.get(steadyKeyOf(instructions, subject, item))
      return verdict === undefined ? [] : [{ ref, verdict }]
    }),
  }
}

/** Undefined where a prompt isn't about items. */
export const readQuestion = (prompt: string) => question.safeParse(parse(prompt)).data

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
