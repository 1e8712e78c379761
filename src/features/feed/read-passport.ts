import type { z } from 'zod'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { classifyRules } from './judge/classify-rules.ts'
import type { Passport, passportInput } from './schema.ts'

export async function readPassport(
  ctx: RequestContext,
  { subreddit, kind }: z.output<typeof passportInput>,
): Promise<Passport> {
  const { posts } = await requirePlan(ctx, 'pro')
  return issuePassport(posts, subreddit, kind)
}

/**
 * What a community's rules allow, as of when they were read. Many have one rule for posts and another for comments, so it
 * matters what is to be written. Rules that can't be read are unknown, which is no failure.
 */
export async function issuePassport(
  posts: Pick<PostSource, 'rules'>,
  subreddit: string,
  kind?: 'comment' | 'post',
): Promise<Passport> {
  const rules = await posts.rules(subreddit)
  if (rules.kind !== 'ok') return unknownPassport(subreddit)
  const { fetchedAt, stale } = rules.freshness
  return {
    subreddit,
    ...readOnce(rules.value, kind ?? 'any'),
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
const readings = new WeakMap<RedditRule[], Partial<Record<Kind, Reading>>>()

function readOnce(rules: RedditRule[], kind: Kind): Reading {
  const known = readings.get(rules) ?? {}
  readings.set(rules, known)
  known[kind] ??= readRules(rules.filter(({ appliesTo }) => appliesTo !== otherKinds[kind]))
  return known[kind]
}

/** What a rule that we can't read may say is unknown, unless another one decides. */
function readRules(rules: RedditRule[]): Reading {
  const reading = classifyRules(rules.map(({ name, text }) => ({ name, description: text })))
  if (!rules.some(({ unread }) => unread)) return reading
  const doubt = <Stance>(stance: Stance) => (stance === 'silent' ? ('unknown' as const) : stance)
  return {
    ...reading,
    selfPromotion: doubt(reading.selfPromotion),
    aiText: doubt(reading.aiText),
    links: doubt(reading.links),
  }
}

/** Of a community whose rules nobody has read. */
export const unknownPassport = (subreddit: string): Passport => ({
  subreddit,
  ...classifyRules(null),
  rules: null,
  fetchedAt: null,
  stale: false,
})
