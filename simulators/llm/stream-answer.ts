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
export function streamAnswer(completion: Completion, withUsage: boolean) {
  const { content, reason, usage, id, created, model } = completion
  const event = (fields: object) =>
    `data: ${JSON.stringify({ id, created, model, object: 'chat.completion.chunk', ...fields })}\n\n`
  const delta = (delta: object, finish: string | null = null) =>
    event({ choices: [{ index: 0, delta, finish_reason: finish }] })
  return [
    delta({ role: 'assistant', content: '' }),
    ...(content.match(WORDS) ?? []).map((word) => delta({ content: word })),
    delta({}, reason),
    ...(withUsage ? [event({ choices: [], usage })] : []),
    'data: [DONE]\n\n',
  ].join('')
}
