import { z } from 'zod'
import { mailKinds } from './occasions.ts'

/** What is asked of the worker. Apart from the job, so that asking needs no mail layout. The address is read when it is sent. */
export const planMail = {
  topic: 'mails.plan',
  urgency: 'later' as const,
  payload: z.strictObject({ userId: z.uuid(), kind: z.enum(mailKinds), occasion: z.string() }),
}
