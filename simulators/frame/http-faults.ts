import { validateHeaderName, validateHeaderValue } from 'node:http'
import { z } from 'zod'
import { delaySchema, patternSchema, timesSchema } from './fault-schema.ts'
import { createFaultStore, type FaultStore } from './fault-store.ts'

const headersSchema = z.record(z.string(), z.string()).refine(areSendable, 'not sendable as headers')

const faultSchema = z.union([
  z.strictObject({
    status: z.int().min(200).max(599),
    body: z.json().optional(),
    headers: headersSchema.optional(),
  }),
  delaySchema,
  // Without `afterBytes` the request is never handled; with it, it is handled and the answer lost on the way.
  z.strictObject({ cut: z.literal(true), afterBytes: z.int().nonnegative().optional() }),
])

export const httpFaultRuleSchema = z.strictObject({
  match: z.strictObject({ method: z.string().optional(), path: patternSchema }),
  fault: faultSchema,
  times: timesSchema,
})

type HttpFaultRule = z.infer<typeof httpFaultRuleSchema>

type RequestLine = { method: string; path: string }

export type HttpFault = z.infer<typeof faultSchema>

export type HttpFaultStore = FaultStore<HttpFaultRule, RequestLine>

export function createHttpFaultStore(): HttpFaultStore {
  return createFaultStore<HttpFaultRule, RequestLine>(
    ({ match }, request) =>
      (match.method === undefined || match.method.toUpperCase() === request.method) &&
      new RegExp(match.path).test(request.path),
  )
}

function areSendable(headers: Record<string, string>) {
  try {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    return true
  } catch {
    return false
  }
}
