import type { z } from 'zod'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import type { Means } from '../../judge/means.ts'
import type { RuleReading } from '../../judge/rule-reading.ts'
import { sumUpRules } from '../../judge/sum-up-rules.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { Judge } from '../judging-verbs.ts'
import type { RequestContext } from '../request-context.ts'
import { findReading, type ReadingSource } from './find-reading.ts'
import { numberQuotes } from './number-quotes.ts'
import type { Passport, passportInput } from './schema.ts'

export async function readPassport(
  ctx: RequestContext,
  { subreddit, kind }: z.output<typeof passportInput>,
): Promise<Passport> {
  return issuePassport(await requirePlan(ctx, 'pro'), subreddit, kind)
}

export type PassportSource = ReadingSource & { posts: Pick<RequestContext['posts'], 'rules'>; judge: Judge }
type Kind = z.output<typeof passportInput>['kind']
type Said = Omit<Passport, 'subreddit' | 'rules' | 'numbers' | 'fetchedAt' | 'stale'>

/** What a community's rules allow, as of when they were fetched. */
export async function issuePassport(
  source: PassportSource,
  subreddit: string,
  kind?: Kind,
): Promise<Passport> {
  const issue = await openRules(source, subreddit)
  return issue(kind)
}

/**
 * Fetches a community's rules and what is known of them, to issue passports from. Many have one rule for posts and another for comments,
 * so it matters what is to be written. Rules that can't be read are unknown, which is no failure.
 */
export async function openRules(
  source: PassportSource,
  subreddit: string,
): Promise<(kind?: Kind) => Promise<Passport>> {
  const rules = await source.posts.rules(subreddit)
  if (rules.kind !== 'ok') return async () => unknownPassport(subreddit)
  const { fetchedAt, stale } = rules.freshness
  const readings = await findReading(source, subreddit, rules.value)
  return async (kind) => {
    const said = readings
      ? sayByReadings(rules.value, readings, kind)
      : await sayByWords(source.judge, rules.value, kind)
    return {
      subreddit,
      ...said,
      numbers: numberQuotes(said.quotes, rules.value, concerns(kind)),
      rules: rules.value.length,
      fetchedAt,
      stale,
    }
  }
}

/** Reddit lets moderators say what a rule is for, and calls posts links. */
const concerns = (kind: Kind) => {
  const other = kind && ({ comment: 'link', post: 'comment' } as const)[kind]
  return ({ appliesTo }: RedditRule) => appliesTo !== other
}

/** What readings of each rule come to. */
export function sayByReadings(rules: RedditRule[], readings: RuleReading[], kind: Kind): Said {
  const isConcerned = concerns(kind)
  const own = readings.filter((_, at) => rules[at] && isConcerned(rules[at]))
  // By all of them: where no rule is about this kind, someone still has to have read that.
  const by: Means = readings.every((reading) => reading.by === 'model') ? 'model' : 'sieve'
  return { ...sumUpRules(own, kind), by }
}

/** Everybody gets the same array out of the cache as long as it is there, and reading it costs more than looking it up. */
const remembered = new WeakMap<RedditRule[], Map<Kind, Promise<Said>>>()

/** The first answer, as long as no one else has read them. */
export function sayByWords(judge: Judge, rules: RedditRule[], kind: Kind): Promise<Said> {
  const known = remembered.get(rules) ?? new Map<Kind, Promise<Said>>()
  remembered.set(rules, known)
  const said = known.get(kind) ?? readWords(judge, rules, kind)
  known.set(kind, said)
  // After a failure the next one tries again.
  said.catch(() => known.delete(kind))
  return said
}

/** What a rule that we can't read may say is unknown, unless another one decides. */
async function readWords(judge: Judge, rules: RedditRule[], kind: Kind): Promise<Said> {
  const own = rules.filter(concerns(kind))
  const written = own.map(({ name, text }) => ({ name, description: text }))
  const reading = await judge('classifyRules', written).catch((error: unknown) => {
    if (error instanceof TookTooLong) return undefined
    throw error
  })
  if (!reading) return UNREAD
  const isDoubtful = own.some(({ unread }) => unread)
  const doubt = <Stance>(stance: Stance) =>
    isDoubtful && stance === 'silent' ? ('unknown' as const) : stance
  return {
    selfPromotion: doubt(reading.selfPromotion),
    aiText: doubt(reading.aiText),
    links: doubt(reading.links),
    quotes: reading.quotes,
    terms: [],
    by: 'words',
  }
}

const UNREAD: Said = {
  selfPromotion: 'unknown',
  aiText: 'unknown',
  links: 'unknown',
  quotes: { selfPromotion: null, aiText: null, links: null },
  terms: [],
  by: 'words',
}

/** Of a community whose rules nobody has read. */
export const unknownPassport = (subreddit: string): Passport => ({
  subreddit,
  ...UNREAD,
  numbers: { selfPromotion: null, aiText: null, links: null },
  rules: null,
  fetchedAt: null,
  stale: false,
})
