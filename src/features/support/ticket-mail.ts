import { z } from 'zod'

/** What is asked of the worker when somebody asks for support. Apart from the job, so that asking needs no mail layout. */
export const ticketMail = {
  topic: 'support.ticket-mail',
  urgency: 'soon' as const,
  payload: z.strictObject({
    /** Whose request it is, so that it goes with their account. */
    userId: z.uuid(),
    ticketId: z.uuid(),
    title: z.string(),
  }),
}
export type TicketMail = z.infer<typeof ticketMail.payload>
