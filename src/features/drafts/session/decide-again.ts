import { type Ban, decideByReading, findBan } from '../judge/decide-by-reading.ts'
import type { AnsweredReading } from '../judge/read-answered-post.ts'
import { type Ledger, type Mention, type Mode, NO_LEDGER, type Reason } from '../schema.ts'
import type { Passport } from './use-passport.ts'

export type Decision = { mode: Mode; reasons: Reason[] }

export type Place = {
  /** What is answered; a post of the user's own answers nobody and only stands somewhere. */
  post: { subreddit: string | null; reading: AnsweredReading } | { subreddit: string | null }
  /** Undefined while the rules are read; null when nobody could tell. */
  passport: Passport | null | undefined
}

/** What may be done in words of the user: only a ban, or someone in trouble, speaks against naming the product. */
export function decideOwnWords({ post, passport }: Place): Decision {
  const { mode, reasons } = foresee(
    { post, passport: passport && { ...passport, aiText: 'silent' } },
    'always',
  )
  return { mode: mode === 'mention_disclosed' ? mode : 'no_mention', reasons }
}

/** What a draft may do by the rules of now, which may forbid what they didn't when it was written. */
export function decideAnew(place: Place, { mode, reasons }: Decision): Decision {
  const ban = mode === 'mention_disclosed' && banIn(place)
  return ban ? { mode: 'no_mention', reasons: [ban] } : { mode, reasons: quoteRules(place, reasons) }
}

export function banIn({ post, passport }: Place): Ban | null {
  const answered = answeredIn(post)
  return findBan({ passport: passport ?? null, task: answered ? 'comment' : 'post', post: answered })
}

/** The reasons with the rules that say so, as far as those are known by now. */
export function quoteRules(place: Place, reasons: Reason[]): Reason[] {
  const foreseen = (['auto', 'always'] as const).flatMap((wish) => foresee(place, wish).reasons)
  const known = new Map(foreseen.map((reason) => [reason.code, reason]))
  return reasons.map(
    (reason) => ('quote' in reason && reason.quote === null && known.get(reason.code)) || reason,
  )
}

/** What the rules, the post and, before anything is written, what was posted lately say. */
export function foresee({ post, passport }: Place, wish: Mention, ledger: Ledger = NO_LEDGER): Decision {
  const answered = answeredIn(post)
  const { mode, reasons } = decideByReading({
    task: answered ? 'comment' : 'post',
    passport: passport ?? (post.subreddit === null ? null : unreadRules(post.subreddit)),
    post: answered,
    trouble: answered?.trouble ?? null,
    ledger,
    mention: wish,
  })
  return { mode, reasons }
}

const answeredIn = (post: Place['post']) => ('reading' in post ? post.reading : null)

const unreadRules = (subreddit: string) => ({
  subreddit,
  selfPromotion: 'unknown' as const,
  aiText: 'unknown' as const,
  links: 'unknown' as const,
  quotes: { selfPromotion: null, aiText: null, links: null },
  terms: [],
})
