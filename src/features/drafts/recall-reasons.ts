import { type Reason, reason } from './schema.ts'

type Kept = { why: object[] | null; reasons: string[]; subreddit: string | null }

/**
 * Why a kept draft has its mode. A code that only a newer release knows is left out, so that servers of both can run at once.
 * Migrations see no row of a user's, so rows from before there were codes still hold the sentences of that time.
 */
export function recallReasons({ why, reasons, subreddit }: Kept): Reason[] {
  if (why) return why.flatMap((one) => reason.safeParse(one).data ?? [])
  return reasons.map((text) => readSentence(text, subreddit))
}

/** By these two a page knows what was ticked; the others are only shown. */
function readSentence(text: string, subreddit: string | null): Reason {
  if (text === "You asked that your product isn't named here.") return { code: 'naming_unwanted' }
  if (subreddit !== null && text.startsWith(`You have read the rules of r/${subreddit}.`))
    return { code: 'rules_read', subreddit, quote: null }
  return { code: 'said', text }
}
