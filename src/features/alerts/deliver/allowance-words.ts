import type { Allowance } from '../../today/schema.ts'

/** What may be done under a thread, where a whole sentence fits. */
export const allowanceWords: Record<Allowance, string> = {
  allowed: 'You can mention it. Say you built it.',
  disclosed: 'You can mention it. Say you built it.',
  silent: 'No rule on mentions. Say you built it.',
  rationed: 'Mentions now and then. Say you built it.',
  set_threads: 'Promo threads only, so just help.',
  banned: 'No self-promo, so just help.',
  ai_banned: 'No AI text here: you get notes, not a draft.',
  named_lately: 'You mentioned it lately, so just help.',
  removed_here: 'Removed here before, so just help.',
  not_the_place: 'Not the place to mention it, so just help.',
  guessed: 'Only a quick look so far, so just help.',
  unknown: 'Rules not checked yet, so just help.',
}
