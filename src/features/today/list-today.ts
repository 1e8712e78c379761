import type { z } from 'zod'
import { linkTo } from '../activity/link-to.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { fatesOf } from '../activity/find-outcomes.ts'
import { readLately } from '../drafts/read-ledger.ts'
import { LEDGER_SIZE } from '../drafts/schema.ts'
import type { RequestContext } from '../request-context.ts'
import type { DaySource } from './day-source.ts'
import { asLooking, findLooking, type LookingProduct } from './find-looking.ts'
import { findSaved } from './find-saved.ts'
import { findThreads } from './find-threads.ts'
import { countLessons } from '../lessons/count-lessons.ts'
import { drawHabits } from '../lessons/draw-habits.ts'
import { placeThreads } from './place-threads.ts'
import { readAnswered, readPace } from './read-day.ts'
import { readWatching } from './read-watching.ts'
import type { Today, todayInput } from './schema.ts'

type Asked = z.output<typeof todayInput>

/** The day's work: what is worth an answer over all products and communities, and what has come of the day so far. */
export async function listToday(ctx: RequestContext, asked: Asked) {
  const tenant = await requirePlan(ctx, 'pro')
  await tenant.limits.todays.take(tenant.userId)
  return readToday(tenant, asked)
}

/** The same for someone who has no session here. */
export async function readToday(source: DaySource, { timeZone, product }: Asked): Promise<Today> {
  const [covered, counts] = await Promise.all([findLooking(source), countLessons(source)])
  const looking = chooseLooking(covered, product)
  const [found, marks, answered, { setAside, ...pace }, lately, fates, watching] = await Promise.all([
    findThreads(source, { looking: asLooking(looking), habits: drawHabits(counts).habits }),
    findSaved(
      source,
      looking.map(({ id }) => id),
    ),
    readAnswered(source, timeZone),
    readPace(source, timeZone),
    readLately(source),
    fatesOf(source),
    readWatching(source, looking),
  ])
  const kept = marks.flatMap(({ post, ...mark }) =>
    post ? [{ ...mark, post, kind: 'saved' as const, lowered: null }] : [],
  )
  const placed = await placeThreads(source, { found: [...found, ...kept], looking, lately, fates })
  const of = (kind: (typeof placed)[number]['kind']) =>
    placed.flatMap((one) => (one.kind === kind ? [one.thread] : []))
  const saved = new Map(of('saved').map((thread) => [thread.post.id, thread]))
  return {
    pace,
    named: lately
      .slice(0, LEDGER_SIZE)
      .map(({ named }) => named)
      .toReversed(),
    threads: of('answer'),
    reading: of('reading'),
    saved: marks.map(({ postId, subreddit, savedAt }) => ({
      postId,
      subreddit,
      savedAt,
      thread: saved.get(postId) ?? null,
    })),
    answered: answered.map(({ address, postId, postedAt, ...row }) => ({
      ...row,
      link: linkTo({ address, postId }),
      postedAt: new Date(postedAt).toISOString(),
    })),
    setAside,
    skipped: of('skipped'),
    ...watching,
    hasProduct: covered.length > 0,
    hasCommunity: looking.some(({ communities }) => communities.length > 0),
  }
}

/** A product that the plan doesn't cover, or that is gone by now, hides nothing. */
function chooseLooking(covered: LookingProduct[], product: string | undefined) {
  const chosen = covered.filter(({ id }) => id === product)
  return chosen.length > 0 ? chosen : covered
}
