import { decideByReading, readTicks } from '../judge/decide-by-reading.ts'
import type { AnsweredReading } from '../judge/read-answered-post.ts'
import { type Ledger, type Mode, NO_LEDGER, type Reason } from '../schema.ts'
import type { Passport } from './use-passport.ts'

export type Naming = {
  /** The user doesn't want the product named here. */
  never: boolean
  /** The user has read the rules that we couldn't. */
  rulesRead: boolean
}

type Decision = { mode: Mode; reasons: Reason[] }

/** What the server decided for a draft, and what the user had ticked then. */
export type Earlier = Decision & { naming: Naming }

export type Place = {
  /** What is answered; a post of the user's own answers nobody and only stands somewhere. */
  post: { subreddit: string | null; reading: AnsweredReading } | { subreddit: string | null }
  /** Undefined while the rules are read; null when nobody could tell. */
  passport: Passport | null | undefined
}

/** What may be done in words that the user writes alone, by the same rules as in those that are written for them. */
export function decideOwnWords({ post, passport }: Place, naming: Naming): Decision {
  return decideHere({ post, passport: passport && { ...passport, aiText: 'silent' } }, naming)
}

/** What a draft may do after other ticks. What only the server knows, the fit and the ledger, still holds. */
export function decideAnew(place: Place, earlier: Earlier, naming: Naming): Decision {
  const { naming: then, mode } = earlier
  const reasons = quoteRules(place, earlier)
  if (then.never === naming.never && then.rulesRead === naming.rulesRead) return { mode, reasons }
  const now = decideHere(place, naming)
  if (mode !== 'no_mention') return now
  const kept = without(reasons, decideHere(place, then).reasons)
  if (now.mode === 'mention_disclosed') return kept.length > 0 ? { mode, reasons: kept } : now
  return { ...now, reasons: [...now.reasons, ...without(kept, now.reasons)] }
}

/** What was decided for a draft that was kept. */
export function recallDecision({ mode, reasons }: Decision): Earlier {
  return { mode, reasons, naming: readTicks(reasons) }
}

/** The reasons with the rules that say so, as far as those are known by now. */
export function quoteRules(place: Place, { reasons, naming }: Pick<Earlier, 'reasons' | 'naming'>): Reason[] {
  const known = new Map(foresee(place, naming).reasons.map((reason) => [reason.code, reason]))
  return reasons.map(
    (reason) => ('quote' in reason && reason.quote === null && known.get(reason.code)) || reason,
  )
}

function without(reasons: Reason[], others: Reason[]) {
  const known = new Set(others.map(({ code }) => code))
  return reasons.filter(({ code }) => !known.has(code))
}

/** Where no draft should go the user may still write; but no product should go there either. */
function decideHere(place: Place, naming: Naming): Decision {
  const { mode, reasons } = foresee(place, naming)
  return { mode: mode === 'mention_disclosed' ? mode : 'no_mention', reasons }
}

/**
 * What the rules, the post and, before anything is written, what was posted lately say. The fit, which only the server knows,
 * can only say less.
 */
export function foresee(
  { post, passport }: Place,
  { never, rulesRead }: Naming,
  ledger: Ledger = NO_LEDGER,
): Decision {
  const answered = 'reading' in post ? post.reading : null
  const { mode, reasons } = decideByReading({
    task: answered ? 'comment' : 'post',
    passport: passport ?? (post.subreddit === null ? null : unreadRules(post.subreddit)),
    post: answered,
    trouble: answered?.trouble ?? null,
    fit: null,
    intent: null,
    ledger,
    mention: never ? 'never' : 'auto',
    rulesRead,
  })
  return { mode, reasons }
}

const unreadRules = (subreddit: string) => ({
  subreddit,
  selfPromotion: 'unknown' as const,
  aiText: 'unknown' as const,
  links: 'unknown' as const,
  quotes: { selfPromotion: null, aiText: null, links: null },
  terms: [],
})
