import { z } from 'zod'

/** What is asked of the worker when a request was answered. Apart from the job, so that asking needs no mail layout. */
export const replyMail = {
  topic: 'support.reply-mail',
  urgency: 'soon' as const,
  payload: z.strictObject({
    /** Whose request it is; the address is what they typed. */
    userId: z.uuid(),
    to: z.email(),
    /** Who answers. */
    name: z.string(),
    reply: z.string(),
    url: z.url(),
  }),
}
export type ReplyMail = z.infer<typeof replyMail.payload>
