import { writeReason } from './judge/write-reason.ts'
import { circumstances, type Reason, reason, rulings } from './schema.ts'

type Kept = { why: object[] | null; reasons: string[]; subreddit: string | null }

/**
 * Why a kept draft has its mode. A code that only a newer release knows is left out, so that servers of both can run at once.
 * Migrations see no row of a user's, so sentences of older rows become codes here: by those a page finds ticks and quotes again.
 */
export function recallReasons({ why, reasons, subreddit }: Kept): Reason[] {
  if (why) return why.flatMap((one) => reason.safeParse(one).data ?? [])
  const codes = new Map(reasonsIn(subreddit).map((known) => [writeReason(known), known]))
  return reasons.map((text) => codes.get(text) ?? { code: 'said', text })
}

/** Those that a sentence tells whole; what counts mentions is kept as it was said. */
const reasonsIn = (subreddit: string | null): Reason[] => [
  ...circumstances.map((code) => ({ code })),
  ...(subreddit === null ? [] : rulings.map((code) => ({ code, subreddit, quote: null }))),
]
