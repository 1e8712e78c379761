import { Hono } from 'hono'

type Used = { id: string; model: string; prompt_tokens: number; completion_tokens: number }

/** What the provider would bill: one line per answer that it began. */
export function createUsageRecord() {
  let lines: Used[] = []
  const routes = new Hono()
    .get('/', (c) => c.json({ usage: lines }))
    .delete('/', (c) => {
      lines = []
      return c.body(null, 204)
    })
  return { add: (line: Used) => void lines.push(line), routes }
}

export type UsageRecord = ReturnType<typeof createUsageRecord>
