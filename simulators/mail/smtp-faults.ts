import { z } from 'zod'
import { delaySchema, patternSchema, timesSchema } from '../frame/fault-schema.ts'
import { createFaultStore, type FaultStore } from '../frame/fault-store.ts'

const replySchema = z.strictObject({
  reply: z.int().min(400).max(599),
  message: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'one printable line')
    .optional(),
})

export const smtpFaultRuleSchema = z.strictObject({
  match: z.strictObject({ to: patternSchema.optional() }),
  fault: z.union([replySchema, delaySchema, z.strictObject({ cut: z.literal(true) })]),
  stage: z.enum(['rcpt', 'data']).default('rcpt'),
  times: timesSchema,
})

type SmtpFaultRule = z.infer<typeof smtpFaultRuleSchema>

type Step = { stage: SmtpFaultRule['stage']; to: string[] }

export type SmtpFaultStore = FaultStore<SmtpFaultRule, Step>

export function createSmtpFaultStore(): SmtpFaultStore {
  return createFaultStore<SmtpFaultRule, Step>(
    ({ match, stage }, step) =>
      stage === step.stage &&
      (match.to === undefined || step.to.some((address) => new RegExp(match.to ?? '').test(address))),
  )
}
