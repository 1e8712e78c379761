import { readCadence } from '../../../judge/form/read-term.ts'
import type { Trouble } from '../../../judge/form/troubles.ts'
import type { Passport } from '../../../judge/passport.ts'
import type { Circumstance, Ledger, Mode, Reason, Ruling, Task } from '../schema.ts'
import type { ThreadKind } from './find-thread-kind.ts'
import type { AnsweredReading } from './read-answered-post.ts'

export type ReadInput = {
  task: Task
  /** Null where no community is known. */
  passport: Passport | null
  post: Pick<AnsweredReading, 'kind' | 'forPromotion'> | null
  /** Of the person who is answered or gave a rewrite its shape; `own` is the user's. */
  trouble: Trouble | 'own' | null
  /** 0 to 1; null where there is no post to fit. */
  fit: number | null
  intent: number | null
  ledger: Ledger
  mention: 'auto' | 'never'
  rulesRead: boolean
}

export type Decision = { mode: Mode; reasons: Reason[]; linksAllowed: boolean }

/** Where a community names no other measure. */
const NOT_AGAIN_WITHIN_DAYS = 7
const LEAST_FIT = 0.4
const LEAST_INTENT = 0.3
/** One in so many of the drafts that were copied may name the product. */
const NAMED_IN = 10

/**
 * Whether the product may be named, decided before anything is written. The first reason that holds wins, and nobody's rules
 * come before a person in trouble. It reads no text itself, so that a page can decide at once, wherever the text was read.
 */
export function decideByReading(input: ReadInput): Decision {
  const { passport } = input
  if (input.trouble) {
    const reasons = [{ code: 'trouble' as const, trouble: input.trouble }]
    return { mode: 'refuse', reasons, linksAllowed: false }
  }
  if (passport?.aiText === 'banned') {
    return {
      mode: 'notes_only',
      reasons: [ruling(passport, 'ai_text_banned', 'aiText')],
      linksAllowed: false,
    }
  }
  const silence = [
    rulesForbid(input),
    isNoQuestion(input) ?? doesNotFit(input),
    namedOften(input) ?? ledgerFull(input),
    unwanted(input),
  ].filter((reason) => reason !== null)
  if (silence.length > 0) return { mode: 'no_mention', reasons: silence, linksAllowed: false }
  const reasons = [allowance(input), aiDisclosure(input), linkRule(input)].filter((reason) => reason !== null)
  return { mode: 'mention_disclosed', reasons, linksAllowed: passport?.links === 'silent' }
}

const ruling = ({ subreddit, quotes }: Passport, code: Ruling, subject: keyof Passport['quotes']) => ({
  code,
  subreddit,
  quote: quotes[subject],
})

const KINDS = {
  promo: 'author_promotes',
  survey: 'post_is_survey',
  hiring: 'post_is_about_job',
} as const satisfies Record<ThreadKind, Circumstance>

/** Only a comment answers someone; a post of the user's own needs nobody's leave. */
function isNoQuestion({ task, post }: ReadInput): Reason | null {
  const kind = task !== 'comment' || post?.forPromotion ? null : post?.kind
  return kind ? { code: KINDS[kind] } : null
}

function rulesForbid({ passport, task, post, rulesRead }: ReadInput): Reason | null {
  if (!passport) return null
  const { selfPromotion } = passport
  if (selfPromotion === 'banned') return ruling(passport, 'promotion_banned', 'selfPromotion')
  if (selfPromotion === 'unknown' && !rulesRead) return ruling(passport, 'promotion_unclear', 'selfPromotion')
  if (selfPromotion === 'set_threads' && task === 'comment' && !post?.forPromotion) {
    return ruling(passport, 'promotion_not_in_this_thread', 'selfPromotion')
  }
  return null
}

function doesNotFit({ task, fit, intent }: ReadInput): Reason | null {
  if (task !== 'comment') return null
  if (fit !== null && fit < LEAST_FIT) return { code: 'post_hardly_fits' }
  if (intent !== null && intent < LEAST_INTENT) return { code: 'nobody_asks' }
  return null
}

/** What the community itself says about how often, as far as code understands it. */
const measuresOf = (passport: Passport | null) =>
  (passport?.terms ?? []).flatMap(({ kind, subject, value, quote }) => {
    const cadence = kind === 'cadence' && subject === 'promotion' ? readCadence(value) : null
    return cadence ? [{ cadence, quote }] : []
  })

function namedOften({ ledger, passport }: ReadInput): Reason | null {
  if (!passport) return null
  const { subreddit } = passport
  for (const { cadence: allowed, quote } of measuresOf(passport)) {
    const times = ledger.namedHere.filter((daysAgo) => daysAgo < allowed.days).length
    if (times >= allowed.times) return { code: 'named_as_often_as_allowed', subreddit, allowed, times, quote }
  }
  return null
}

function ledgerFull({ ledger, passport }: ReadInput): Reason | null {
  const { copied30: copied, named30: named, namedHere } = ledger
  const isOurs = measuresOf(passport).length === 0
  if (isOurs && namedHere.some((daysAgo) => daysAgo < NOT_AGAIN_WITHIN_DAYS)) {
    const subreddit = passport?.subreddit ?? null
    return { code: 'named_here_lately', subreddit, days: NOT_AGAIN_WITHIN_DAYS }
  }
  return named > Math.floor(copied / NAMED_IN) ? { code: 'named_too_often', named, copied } : null
}

const unwanted = ({ mention }: ReadInput): Reason | null =>
  mention === 'never' ? { code: 'naming_unwanted' } : null

/** What the user had ticked when these were the reasons. */
export const readTicks = (reasons: Reason[]) => ({
  never: reasons.some(({ code }) => code === 'naming_unwanted'),
  rulesRead: reasons.some(({ code }) => code === 'rules_read'),
})

const ALLOWANCES: Record<Passport['selfPromotion'], Ruling> = {
  banned: 'promotion_banned',
  set_threads: 'promotion_in_this_thread',
  ratio: 'promotion_rationed',
  with_disclosure: 'promotion_if_disclosed',
  allowed: 'promotion_welcome',
  silent: 'promotion_not_mentioned',
  unknown: 'rules_read',
}

function allowance({ passport, task }: ReadInput): Reason {
  if (!passport) return { code: 'community_unknown' }
  const { selfPromotion } = passport
  const goesElsewhere = selfPromotion === 'set_threads' && task !== 'comment'
  return ruling(
    passport,
    goesElsewhere ? 'promotion_only_in_set_threads' : ALLOWANCES[selfPromotion],
    'selfPromotion',
  )
}

const aiDisclosure = ({ passport }: ReadInput): Reason | null =>
  passport?.aiText === 'disclose' ? ruling(passport, 'ai_help_to_be_told', 'aiText') : null

function linkRule({ passport }: ReadInput): Reason | null {
  if (!passport || passport.links === 'silent') return null
  return ruling(passport, passport.links === 'unknown' ? 'links_unclear' : 'links_restricted', 'links')
}
