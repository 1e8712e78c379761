import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { type ErrorCode, STATUS } from '../errors.ts'

export const errorBody = z.object({
  error: z.string().describe('A sentence for the user'),
  code: z.enum(Object.keys(STATUS) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  reason: z.string().optional().describe('Tells failures of one code apart'),
  fields: z.record(z.string(), z.array(z.string())).optional().describe('What is wrong with which field'),
})

type Operation = { summary: string; tag: string; answer?: z.ZodType; fails?: ErrorCode[] }

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

/** What the API's description says of a route; its input is described by its validator. */
export function describeOperation({ summary, tag, answer, fails = [] }: Operation) {
  const always: ErrorCode[] = ['internal', 'unavailable']
  const failures = [...new Set([...fails, ...always].map((code) => STATUS[code]))].map((status) => [
    status,
    { description: `Failed (${codesOf(status).join(', ')})`, content: json(errorBody) },
  ])
  return describeRoute({
    summary,
    tags: [tag],
    responses: {
      ...(answer
        ? { 200: { description: 'Done', content: json(answer) } }
        : { 204: { description: 'Done, nothing to add' } }),
      ...Object.fromEntries(failures),
    },
  })
}

function codesOf(status: number) {
  return Object.entries(STATUS).flatMap(([code, value]) => (value === status ? [code] : []))
}
