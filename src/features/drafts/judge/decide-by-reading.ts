import { readCadence, writeCadence, writeTimes } from '../../../judge/form/read-term.ts'
import { type Trouble, troubleSentences } from '../../../judge/form/troubles.ts'
import type { Passport } from '../../../judge/passport.ts'
import type { Ledger, Mode, Reason, Task } from '../schema.ts'
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
    const text = explainTrouble(input.trouble)
    return { mode: 'refuse', reasons: [{ text, quote: null }], linksAllowed: false }
  }
  if (passport?.aiText === 'banned') {
    const text = `r/${passport.subreddit} doesn't allow text written by AI. You get notes, and write it yourself.`
    return { mode: 'notes_only', reasons: [{ text, quote: passport.quotes.aiText }], linksAllowed: false }
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

const OWN_TROUBLE = [
  'What you wrote sounds very hard, and you matter more than any post, so there is no draft.',
  "You don't have to carry this alone: findahelpline.com lists people you can talk to for free, in your country.",
  'If you are in danger now, call your local emergency number.',
].join(' ')

/** Why there is no draft, for the one who asked for it. */
export const explainTrouble = (trouble: Trouble | 'own') =>
  trouble === 'own' ? OWN_TROUBLE : troubleSentences[trouble]

const KINDS: Record<ThreadKind, string> = {
  promo:
    'The author promotes something of their own here, and a second product would help nobody. The draft only helps.',
  survey: 'This is a survey, not a question. The draft only helps.',
  hiring: 'This is about a job, not a question that your product answers. The draft only helps.',
}

/** Only a comment answers someone; a post of the user's own needs nobody's leave. */
function isNoQuestion({ task, post }: ReadInput): Reason | null {
  const kind = task !== 'comment' || post?.forPromotion ? null : post?.kind
  return kind ? { text: KINDS[kind], quote: null } : null
}

function rulesForbid({ passport, task, post, rulesRead }: ReadInput): Reason | null {
  if (!passport) return null
  const { subreddit, selfPromotion } = passport
  const quote = passport.quotes.selfPromotion
  if (selfPromotion === 'banned') {
    return { text: `r/${subreddit} doesn't allow promotion, so the draft doesn't name your product.`, quote }
  }
  if (selfPromotion === 'unknown' && !rulesRead) {
    const text = `What r/${subreddit} says about promotion is not clear, so the draft doesn't name your product. Read its rules first.`
    return { text, quote }
  }
  if (selfPromotion === 'set_threads' && task === 'comment' && !post?.forPromotion) {
    return {
      text: `r/${subreddit} allows promotion only in its own threads for it, and this is none.`,
      quote,
    }
  }
  return null
}

function doesNotFit({ task, fit, intent }: ReadInput): Reason | null {
  if (task !== 'comment') return null
  if (fit !== null && fit < LEAST_FIT) {
    return { text: 'The post is hardly about what your product does, so the draft only helps.', quote: null }
  }
  if (intent !== null && intent < LEAST_INTENT) {
    return {
      text: 'Nobody here asks for anything that a product could answer, so the draft only helps.',
      quote: null,
    }
  }
  return null
}

/** What the community itself says about how often, as far as code understands it. */
const measuresOf = (passport: Passport | null) =>
  (passport?.terms ?? []).flatMap(({ kind, subject, value, quote }) => {
    const cadence = kind === 'cadence' && subject === 'promotion' ? readCadence(value) : null
    return cadence ? [{ cadence, quote }] : []
  })

function namedOften({ ledger, passport }: ReadInput): Reason | null {
  for (const { cadence, quote } of measuresOf(passport)) {
    const times = ledger.namedHere.filter((daysAgo) => daysAgo < cadence.days).length
    if (times < cadence.times) continue
    const allowed = `r/${passport?.subreddit} allows it ${writeCadence(cadence)}`
    const text = `${allowed}, and you have named your product there ${writeTimes(times)} in that time. Help without it this time.`
    return { text, quote }
  }
  return null
}

function ledgerFull({ ledger, passport }: ReadInput): Reason | null {
  const isOurs = measuresOf(passport).length === 0
  if (isOurs && ledger.namedHere.some((daysAgo) => daysAgo < NOT_AGAIN_WITHIN_DAYS)) {
    const where = passport ? `in r/${passport.subreddit}` : 'there'
    return {
      text: `You named your product ${where} within the last 7 days. Help without it this time.`,
      quote: null,
    }
  }
  if (ledger.named30 > Math.floor(ledger.copied30 / NAMED_IN)) {
    const text = `In the last 30 days ${ledger.named30} of your ${ledger.copied30} comments and posts named your product. Moderators accept about one in ten; more is self-promotion to them, so this draft doesn't name it.`
    return { text, quote: null }
  }
  return null
}

const UNWANTED = "You asked that your product isn't named here."
const unwanted = ({ mention }: ReadInput): Reason | null =>
  mention === 'never' ? { text: UNWANTED, quote: null } : null

const RULES_READ = 'You have read the rules of r/'

/** What the user had ticked when these were the reasons. */
export const readTicks = (reasons: string[]) => ({
  never: reasons.includes(UNWANTED),
  rulesRead: reasons.some((text) => text.startsWith(RULES_READ)),
})

function allowance({ passport, task }: ReadInput): Reason {
  if (!passport)
    return { text: 'Read the rules of the community before you post; we do not know them.', quote: null }
  const { subreddit, selfPromotion } = passport
  const quote = passport.quotes.selfPromotion
  if (selfPromotion === 'set_threads') {
    const text =
      task === 'comment'
        ? `This is a thread of r/${subreddit} for people's own products. Say that you make it.`
        : `r/${subreddit} allows promotion only in its own threads for it. Post this there.`
    return { text, quote }
  }
  if (selfPromotion === 'ratio')
    return { text: `r/${subreddit} wants most of what you write to be about other things.`, quote }
  if (selfPromotion === 'with_disclosure')
    return { text: `r/${subreddit} lets you name your product if you say that you make it.`, quote }
  if (selfPromotion === 'allowed')
    return { text: `r/${subreddit} welcomes people's own products. Say that you make it.`, quote }
  if (selfPromotion === 'unknown') return { text: `${RULES_READ}${subreddit}. Say that you make it.`, quote }
  return { text: `The rules of r/${subreddit} say nothing against it. Say that you make it.`, quote }
}

const aiDisclosure = ({ passport }: ReadInput): Reason | null =>
  passport?.aiText === 'disclose'
    ? {
        text: `r/${passport.subreddit} wants to know when AI helped with a text. Say so.`,
        quote: passport.quotes.aiText,
      }
    : null

function linkRule({ passport }: ReadInput): Reason | null {
  if (!passport || passport.links === 'silent') return null
  const text =
    passport.links === 'unknown'
      ? `What r/${passport.subreddit} says about links is not clear, so the draft has none.`
      : `r/${passport.subreddit} restricts links, so the draft has none.`
  return { text, quote: passport.quotes.links }
}
