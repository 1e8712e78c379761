import type { z } from 'zod'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import type { classifyRules } from '../../judge/words/rules/classify-rules.ts'
import { TookTooLong } from '../../platform/bounded-threads.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { Judge } from '../judging-verbs.ts'
import type { RequestContext } from '../request-context.ts'
import type { Passport, passportInput } from './schema.ts'

export async function readPassport(
  ctx: RequestContext,
  { subreddit, kind }: z.output<typeof passportInput>,
): Promise<Passport> {
  return issuePassport(await requirePlan(ctx, 'pro'), subreddit, kind)
}

type Source = { posts: Pick<RequestContext['posts'], 'rules'>; judge: Judge }

/**
 * What a community's rules allow, as of when they were read. Many have one rule for posts and another for comments, so it
 * matters what is to be written. Rules that can't be read are unknown, which is no failure.
 */
export async function issuePassport(
  { posts, judge }: Source,
  subreddit: string,
  kind?: 'comment' | 'post',
): Promise<Passport> {
  const rules = await posts.rules(subreddit)
  if (rules.kind !== 'ok') return unknownPassport(subreddit)
  const { fetchedAt, stale } = rules.freshness
  return {
    subreddit,
    ...(await readOnce(judge, rules.value, kind ?? 'any')),
    rules: rules.value.length,
    fetchedAt,
    stale,
  }
}

/** Reddit calls posts links. */
const otherKinds = { any: undefined, comment: 'link', post: 'comment' } as const

type Reading = ReturnType<typeof classifyRules>
type Kind = keyof typeof otherKinds

/** Everybody gets the same array out of the cache as long as it is there, and reading it costs more than looking it up. */
const readings = new WeakMap<RedditRule[], Partial<Record<Kind, Promise<Reading>>>>()

function readOnce(judge: Judge, rules: RedditRule[], kind: Kind): Promise<Reading> {
  const known = readings.get(rules) ?? {}
  readings.set(rules, known)
  const read = () =>
    readRules(
      judge,
      rules.filter(({ appliesTo }) => appliesTo !== otherKinds[kind]),
    )
  known[kind] ??= read().catch((error: unknown) => {
    // Rules that nobody can read in time stay unread; after any other failure the next one tries again.
    if (error instanceof TookTooLong) return UNREAD
    delete known[kind]
    throw error
  })
  return known[kind]
}

/** What a rule that we can't read may say is unknown, unless another one decides. */
async function readRules(judge: Judge, rules: RedditRule[]): Promise<Reading> {
  const reading = await judge(
    'classifyRules',
    rules.map(({ name, text }) => ({ name, description: text })),
  )
  if (!rules.some(({ unread }) => unread)) return reading
  const doubt = <Stance>(stance: Stance) => (stance === 'silent' ? ('unknown' as const) : stance)
  return {
    ...reading,
    selfPromotion: doubt(reading.selfPromotion),
    aiText: doubt(reading.aiText),
    links: doubt(reading.links),
  }
}

const UNREAD: Reading = {
  selfPromotion: 'unknown',
  aiText: 'unknown',
  links: 'unknown',
  quotes: { selfPromotion: null, aiText: null, links: null },
}

/** Of a community whose rules nobody has read. */
export const unknownPassport = (subreddit: string): Passport => ({
  subreddit,
  ...UNREAD,
  rules: null,
  fetchedAt: null,
  stale: false,
})
