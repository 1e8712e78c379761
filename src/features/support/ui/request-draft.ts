import { z } from 'zod'
import { type SupportType, type TicketInput, ticketInput } from '../schema.ts'

export type RequestDraft = Required<TicketInput>
export type DraftErrors = Partial<Record<keyof RequestDraft, string[]>>

export function startDraft(person: { name: string; email: string }): RequestDraft {
  const supportType: SupportType = 'general'
  return { ...person, supportType, title: '', content: '' }
}

/** By the server's own rules, one reason per field. */
export function checkDraft(draft: RequestDraft): DraftErrors {
  const checked = ticketInput.safeParse(draft)
  if (checked.success) return {}
  const reasons = Object.entries(z.flattenError(checked.error).fieldErrors)
  return Object.fromEntries(reasons.map(([field, all]) => [field, all.slice(0, 1)]))
}
