import type { z } from 'zod'
import { requireUser } from '../accounts/read-session.ts'
import { readPassportInTime } from '../drafts/read-surroundings.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { countSurvival } from './count-survival.ts'
import { findMetRule } from './find-met-rule.ts'
import { checksOf, fatesOf, outcomesOf, repliesOf } from './find-outcomes.ts'
import { readPosted } from './list-posted.ts'
import { findUnfollowed, takeUpLinks } from './follow/take-up-links.ts'
import { presentOutcome, presentReply } from './present-outcome.ts'
import { DAYS_SHOWN, type entryList, type Outcome } from './schema.ts'

/** Newest first, as far back as the page shows, with what became of it. */
export async function listActivity(ctx: RequestContext): Promise<z.infer<typeof entryList>> {
  const tenant = await requireUser(ctx)
  const days = DAYS_SHOWN + 1
  const [entries, outcomes, checks, replies, fates] = await Promise.all([
    readPosted(tenant, DAYS_SHOWN),
    outcomesOf(tenant, { days }),
    checksOf(tenant, { days }),
    repliesOf(tenant, { days }),
    fatesOf(tenant),
  ])
  const found = new Map(outcomes.map((one) => [one.activityId, one]))
  const linked = entries.map(({ posted: { id, postedAt }, address }) => ({ id, postedAt, address }))
  const unfollowed = findUnfollowed(linked, new Set(found.keys()))
  if (unfollowed.length > 0) {
    await takeUpLinks(tenant, unfollowed)
    for (const one of await outcomesOf(tenant, { days })) found.set(one.activityId, one)
  }
  const removed = entries.filter(({ posted }) => found.get(posted.id)?.state === 'removed')
  const [rules, words] = await Promise.all([
    findMetRules(tenant, removed),
    tenant.replyWords.find(replies.map(({ id }) => id)),
  ])
  const [checksTo, repliesTo] = [Map.groupBy(checks, idOf), Map.groupBy(replies, idOf)]
  return {
    entries: entries.map(({ posted, address }) => {
      const stored = found.get(posted.id)
      const seen = (checksTo.get(posted.id) ?? []).map(({ hours, state, score, replies }) => ({
        hours,
        state,
        score,
        replies,
      }))
      const rule = rules.get(posted.id) ?? null
      return {
        ...posted,
        outcome: presentOutcome(stored, { rule, checks: seen, address }),
        answers: (repliesTo.get(posted.id) ?? []).map((reply) =>
          presentReply(reply, { threadId: stored?.threadId ?? null, said: words.get(reply.id) }),
        ),
      }
    }),
    communities: countSurvival(fates),
  }
}

const idOf = ({ activityId }: { activityId: string }) => activityId

type Removed = Pick<Awaited<ReturnType<typeof readPosted>>[number], 'posted' | 'hasLink'>

/** Each community's rules are asked for once, and nobody waits long for them. */
async function findMetRules(tenant: SignedInContext, removed: Removed[]) {
  const met = new Map<string, Outcome['rule']>()
  const places = Map.groupBy(removed, ({ posted }) => `${posted.subreddit ?? ''} ${posted.kind}`)
  await Promise.all(
    [...places.values()].map(async (there) => {
      const { subreddit, kind } = there[0]?.posted ?? { subreddit: null, kind: 'comment' as const }
      if (subreddit === null) return
      const passport = await readPassportInTime(tenant, subreddit, kind)
      for (const { posted, hasLink } of there)
        met.set(posted.id, findMetRule(passport, { named: posted.named, hasLink }))
    }),
  )
  return met
}
