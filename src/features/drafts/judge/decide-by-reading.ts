import { readCadence } from '../../../judge/form/read-term.ts'
import type { Trouble } from '../../../judge/form/troubles.ts'
import type { Passport } from '../../../judge/passport.ts'
import type { Circumstance, Ledger, Mention, Mode, Reason, Ruling, Task } from '../schema.ts'
import type { ThreadKind } from './find-thread-kind.ts'
import type { AnsweredReading } from './read-answered-post.ts'

export type ReadInput = {
  task: Task
  /** Null where no community is known. */
  passport: Passport | null
  post: Pick<AnsweredReading, 'kind' | 'forPromotion' | 'hardlyFits' | 'feared'> | null
  /** Of the person who is answered or gave a rewrite its shape; `own` is the user's. */
  trouble: Trouble | 'own' | null
  ledger: Ledger
  mention: Mention
}

export type Decision = { mode: Mode; reasons: Reason[]; linksAllowed: boolean }

/**
 * Whether the product is named, decided before anything is written. Nobody's rules come before a person in trouble, and no wish
 * before a community's ban; the rest is the user's to choose, and where they haven't, doubts speak against it. It reads no text
 * itself, so that a page can decide at once, wherever the text was read.
 */
export function decideByReading(input: ReadInput): Decision {
  const { passport, mention } = input
  if (input.trouble) return silent('refuse', { code: 'trouble', trouble: input.trouble })
  if (passport?.aiText === 'banned') return silent('notes_only', ruling(passport, 'ai_text_banned', 'aiText'))
  const ban = findBan(input)
  if (ban) return silent('no_mention', ban)
  if (mention === 'never') return silent('no_mention', { code: 'naming_unwanted' })
  const doubts = mention === 'always' ? [] : findDoubts(input)
  if (doubts.length > 0) return silent('no_mention', ...doubts)
  const reasons = [allowance(input), aiDisclosure(input), linkRule(input)].filter((reason) => reason !== null)
  return { mode: 'mention_disclosed', reasons, linksAllowed: passport?.links === 'silent' }
}

const silent = (mode: Mode, ...reasons: Reason[]): Decision => ({ mode, reasons, linksAllowed: false })

/** The rule by which the product may not be named here, whoever wishes it; it can always be quoted. */
export function findBan({ passport, task, post }: Pick<ReadInput, 'passport' | 'task' | 'post'>): Ban | null {
  if (!passport || passport.quotes.selfPromotion === null) return null
  const { selfPromotion } = passport
  if (selfPromotion === 'banned') return ruling(passport, 'promotion_banned', 'selfPromotion')
  if (selfPromotion === 'set_threads' && task === 'comment' && !post?.forPromotion)
    return ruling(passport, 'promotion_not_in_this_thread', 'selfPromotion')
  return null
}

export type Ban = { code: Ruling; subreddit: string; quote: string | null }

const findDoubts = (input: ReadInput) =>
  [
    mayBeInTrouble(input),
    rulesUnclear(input),
    isNoQuestion(input) ?? doesNotFit(input),
    removedHere(input),
    namedOften(input),
  ].filter((reason) => reason !== null)

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

const doesNotFit = ({ task, post }: ReadInput): Reason | null =>
  task === 'comment' && post?.hardlyFits && !post.forPromotion ? { code: 'post_hardly_fits' } : null

const mayBeInTrouble = ({ task, post }: ReadInput): Reason | null =>
  task === 'comment' && post?.feared ? { code: 'trouble_feared' } : null

/** Nobody could read what the rules say, or they forbid it in words that can't be quoted. */
function rulesUnclear({ passport, task, post }: ReadInput): Reason | null {
  const isElsewhere = passport?.selfPromotion === 'set_threads' && task === 'comment' && !post?.forPromotion
  const isUnclear = passport && (['unknown', 'banned'].includes(passport.selfPromotion) || isElsewhere)
  return isUnclear ? ruling(passport, 'promotion_unclear', 'selfPromotion') : null
}

/** What the community itself says about how often, as far as code understands it. */
const measuresOf = ({ terms }: Passport) =>
  terms.flatMap(({ kind, subject, value, quote }) => {
    const cadence = kind === 'cadence' && subject === 'promotion' ? readCadence(value) : null
    return cadence ? [{ cadence, quote }] : []
  })

/** Whatever the rules say, moderators have said otherwise. */
function removedHere({ ledger, passport }: ReadInput): Reason | null {
  if (!passport || !ledger.removedHere) return null
  return { code: 'removed_here', subreddit: passport.subreddit, ...ledger.removedHere }
}

function namedOften({ ledger, passport }: ReadInput): Reason | null {
  if (!passport) return null
  const { subreddit } = passport
  for (const { cadence: allowed, quote } of measuresOf(passport)) {
    const times = ledger.namedHere.filter((daysAgo) => daysAgo < allowed.days).length
    if (times >= allowed.times) return { code: 'named_as_often_as_allowed', subreddit, allowed, times, quote }
  }
  return null
}

const ALLOWANCES: Record<Passport['selfPromotion'], Ruling> = {
  banned: 'promotion_unclear',
  set_threads: 'promotion_in_this_thread',
  ratio: 'promotion_rationed',
  with_disclosure: 'promotion_if_disclosed',
  allowed: 'promotion_welcome',
  silent: 'promotion_not_mentioned',
  unknown: 'promotion_unclear',
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
