import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../accounts/schema.ts'

/** In the order of the form's list. */
export const supportTypes = {
  technical: 'Technical Issue',
  billing: 'Billing & Payment',
  feature: 'Feature Request',
  bug: 'Bug Report',
  general: 'General Question',
} as const
export type SupportType = keyof typeof supportTypes

/** A request as it is sent; the messages stand under the form's fields. */
export const ticketInput = z.strictObject({
  // Filled in with the account's name, which may be as long.
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name.')
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
  email: z.string().trim().pipe(z.email('Enter a valid email address.').max(254, 'Use a shorter address.')),
  supportType: z
    .enum(Object.keys(supportTypes) as [SupportType, ...SupportType[]], 'Choose a type from the list.')
    .default('general'),
  title: z.string().trim().min(1, 'Enter a title.').max(150, 'Use at most 150 characters.'),
  content: z
    .string()
    .trim()
    .min(1, 'Describe what you need help with.')
    .max(5_000, 'Use at most 5,000 characters.'),
})
export type TicketInput = z.input<typeof ticketInput>

export const ticket = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  supportType: z.string(),
  title: z.string(),
  content: z.string(),
  status: z.string(),
  supportReply: z.string().nullable(),
  supportName: z.string().nullable(),
  supportReplyTime: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Ticket = z.infer<typeof ticket>

/** The user's newest requests, newest first, and whether there are older ones. */
export const ticketList = z.object({ tickets: z.array(ticket), more: z.boolean() })
export type TicketList = z.infer<typeof ticketList>
