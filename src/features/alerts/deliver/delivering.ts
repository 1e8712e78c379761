import { z } from 'zod'
import { alertKinds } from '../../../db/schema/alerts.ts'
import type { Urgency } from '../../../platform/job.ts'

type Asked = { deliveryId: string; kind: (typeof alertKinds)[number] }

/** Someone watches a test arrive. Ten thousand daily mails at seven must not hold up an alert. */
export const urgencyOf: Record<Asked['kind'], Urgency> = {
  test: 'now',
  strong_fit: 'soon',
  monitor: 'soon',
  reply: 'soon',
  daily: 'later',
}

/** One try to deliver what the row says. Apart from the job, so that asking needs nothing of what sends. */
export const delivering = {
  topic: 'alerts.deliver',
  urgency: ({ kind }: Asked) => urgencyOf[kind],
  payload: z.strictObject({ deliveryId: z.uuid(), kind: z.enum(alertKinds) }),
}
