import { setTimeout as wait } from 'node:timers/promises'
import type { Pace } from './pace.ts'

export type Completion = {
  id: string
  created: number
  model: string
  content: string
  reason: 'stop' | 'length' | 'content_filter'
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

const WORDS = /\S+\s*|\s+/g

/** Server-sent events, one word each; usage in a last event of its own, as `include_usage` asks. */
export function writeEvents(completion: Completion, withUsage: boolean) {
  const { content, reason, usage, id, created, model } = completion
  const event = (fields: object) =>
    `data: ${JSON.stringify({ id, created, model, object: 'chat.completion.chunk', ...fields })}\n\n`
  const delta = (delta: object, finish: string | null = null) =>
    event({ choices: [{ index: 0, delta, finish_reason: finish }] })
  return {
    start: delta({ role: 'assistant', content: '' }),
    words: (content.match(WORDS) ?? []).map((word) => delta({ content: word })),
    end: [delta({}, reason), ...(withUsage ? [event({ choices: [], usage })] : []), 'data: [DONE]\n\n'].join(
      '',
    ),
  }
}

type Events = ReturnType<typeof writeEvents>

export const joinEvents = ({ start, words, end }: Events) => [start, ...words, end].join('')

/** The same, word by word at the given pace. Whoever hangs up stops it. */
export function paceEvents({ start, words, end }: Events, { firstWordMs, perWordMs }: Pace) {
  const utf8 = new TextEncoder()
  let gone = false
  return new ReadableStream<Uint8Array>({
    async start(out) {
      const send = (text: string) => {
        if (!gone) out.enqueue(utf8.encode(text))
      }
      send(start)
      await wait(firstWordMs)
      for (const word of words) {
        if (gone) return
        send(word)
        if (perWordMs > 0) await wait(perWordMs)
      }
      send(end)
      if (!gone) out.close()
    },
    cancel() {
      gone = true
    },
  })
}
