import { z } from 'zod'
import type { ChatRequest } from './chat-request.ts'
import { keyOf, type Recordings, steadyKeyOf } from './recordings.ts'

const question = z.object({
  subject: z.unknown(),
  items: z.array(z.object({ ref: z.number(), item: z.unknown() })),
})

/** Where the instructions end and the shape of the answer begins. */
const SHAPE = '\n\nAnswer with one JSON object'

/** The verdicts that were recorded. What was never asked of a real model gets none: a stand-in that pretends to understand proves nothing. */
export function replayVerdicts({ messages }: ChatRequest, prompt: string, recordings: Recordings) {
  const asked = question.safeParse(parse(prompt))
  if (!asked.success) return undefined
  const told = messages.find(({ role }) => role === 'system')?.content ?? ''
  const [instructions = ''] = told.split(SHAPE)
  const { subject, items } = asked.data
  return {
    verdicts: items.flatMap(({ ref, item }) => {
      const verdict =
        recordings.get(keyOf(instructions, subject, item)) ??
        recordings.get(steadyKeyOf(instructions, subject, item))
      return verdict === undefined ? [] : [{ ref, verdict }]
    }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
