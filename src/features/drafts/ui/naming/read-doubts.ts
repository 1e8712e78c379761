import type { Reason } from '../../schema.ts'

/** What is as everyone expects it, or as the user has just chosen, isn't worth a line; nor is what the text shows by itself. */
const UNSAID = new Set<Reason['code']>([
  'promotion_welcome',
  'promotion_not_mentioned',
  'promotion_if_disclosed',
  'promotion_in_this_thread',
  'links_restricted',
  'links_unclear',
  'naming_unwanted',
])

/** The reasons that someone should know before they decide. */
export const readDoubts = (reasons: Reason[]) => reasons.filter(({ code }) => !UNSAID.has(code))

/** Those of them that have nothing to do with the product: a ban leaves nothing to decide, but what nobody has read is still unread. */
export const readNotes = (reasons: Reason[]) => reasons.filter(({ code }) => code === 'thread_unread')
