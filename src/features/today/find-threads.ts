import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { Post } from '../feed/schema.ts'
import type { StoredVerdict } from '../fits/find-readings.ts'
import { SHOWN } from '../watch/ask-store.ts'
import type { DayOwner } from './day-source.ts'
import type { Habit } from '../lessons/draw-habits.ts'
import type { LearnedSubject } from './schema.ts'
import { type JsonVerdict, readVerdict, VERDICT } from './stored-verdict.ts'

/** As the feed's `likely`. */
const LIKELY = sql.raw('0.5')
const MOST = { answer: 12, reading: 3, skipped: 5 } as const
export type Kind = keyof typeof MOST

/** A product as it is described now, and where it looks. */
export type Looking = { product: string; digest: string; communities: string[] }

export type FoundThread = {
  kind: Kind
  productId: string
  post: Post
  verdict: StoredVerdict
  lowered: LearnedSubject | null
}

/** The model reads it within minutes. */
export const isComing = (verdict: 'verdict' | 'verdicts') =>
  sql.raw(`${verdict}.judge_at is not null and (${verdict}.held is null or ${verdict}.held = 'asked')`)

/** What is to be done with `post` by its `verdict`; null where it isn't listed. A guess waits for a model that is about to say. */
export const KIND = sql`case
      when post.locked or post.archived then null
      when verdict.fit is null then case when verdict.score >= ${LIKELY} and not (${isComing('verdict')}) then 'answer' end
      when verdict.fit = 'strong' then 'answer'
      when verdict.fit = 'fair' and verdict.wants in ('asks_tool', 'has_problem', 'asks_how') then 'answer'
      when verdict.fit = 'fair' and verdict.wants in ('shows', 'rants', 'news', 'social') then 'reading'
      else 'skipped'
    end`

/**
 * What the store's verdicts have for these products, each post once: for the product that it fits best. Nobody in trouble is among them, whichever
 * product they were read for, nor what the user has answered or put aside. A guess of the sieve stands after all that the model calls strong or
 * fair; where the model is about to say, it's waited for.
 */
const READ = sql`
  select verdict.*, post.community, looking.product as for_product, ${KIND} as kind,
    case verdict.fit when 'strong' then 1 when 'fair' then 2 when 'low' then 4 else 3 end as place,
    coalesce(verdict.rank, verdict.score) as points
  from jsonb_to_recordset(${sql.placeholder('looking')}::jsonb) as looking (product uuid, digest text, communities text[])
    join reddit.verdicts verdict on verdict.product_id = looking.product and verdict.digest = looking.digest
    join reddit.posts post on post.id = verdict.post_id and post.created_at = verdict.created_at
      and post.community = any(looking.communities)
    left join thread_marks mark on mark.user_id = ${sql.placeholder('userId')} and mark.post_id = verdict.post_id
  where verdict.user_id = ${sql.placeholder('userId')} and not (verdict.fit is null and verdict.in_trouble)
    and verdict.post_id <> all(array(
      select post_id from reddit.verdicts where user_id = ${sql.placeholder('userId')} and trouble <> 'none'))
    and (mark.kind is null or mark.until <= now())
    and not exists (select from activity where activity.user_id = ${sql.placeholder('userId')} and activity.post_id = verdict.post_id)`

const ONCE = sql`select distinct on (post_id) * from (${READ}) as read where kind is not null order by post_id, place, points desc`

const most = sql.raw(
  `case kind ${Object.entries(MOST)
    .map(([kind, count]) => `when '${kind}' then ${count}`)
    .join(' ')} end`,
)

/** What a habit lifts a thread by, however many there are: less than between one that asks for a tool and one that asks for nothing. */
const LIFT = sql.raw('0.15')

/** The habits that a thread of the list is a case of. */
const CASES = sql`from jsonb_to_recordset(${sql.placeholder('habits')}::jsonb) as habit
    (nth int, about text, subject text, "productId" uuid, does text)
  where case about when 'topic' then "productId" = best.for_product and subject = best.meets when 'wants' then subject = best.wants
    when 'community' then subject = best.community else best.created_at < now() - make_interval(hours => subject::int) end`

/**
 * What was learned changes the order among the threads that are listed anyway, and never their fit's place: what the user skips stands below
 * the others of its fit.
 */
const threadsOf = preparedRead((db) =>
  db
    .select({
      kind: sql<Kind>`kind`,
      productId: sql<string>`for_product`,
      post: sql<Post>`shown`,
      verdict: sql<JsonVerdict>`verdict`,
      lowered: sql<LearnedSubject | null>`case when stands > nth then skipped end`,
    })
    .from(
      sql`(
        select best.kind, best.for_product, best.nth, skip.skipped, to_jsonb(card) as shown, ${VERDICT('best')} as verdict,
          row_number() over (partition by kind order by place, skip.skipped is not null, points + lift.by desc,
            best.created_at desc, best.post_id) as stands
        from (
          select *, row_number() over (partition by kind order by place, points desc, created_at desc, post_id) as nth
          from (${ONCE}) as once
        ) as best join reddit.posts post on post.id = best.post_id and post.created_at = best.created_at
          cross join lateral (select ${sql.raw(SHOWN)}) as card
          left join lateral (
            select jsonb_build_object('about', about, 'subject', subject) as skipped ${CASES} and does = 'skip' order by habit.nth limit 1
          ) as skip on true
          cross join lateral (select case when exists (select ${CASES} and does = 'answer') then ${LIFT} else 0 end as by) as lift
        where nth <= ${most}) as found`,
    )
    .orderBy(sql`stands`)
    .prepare('threads_of'),
)

type Asked = { looking: Looking[]; habits: Habit[] }

export async function findThreads(owner: DayOwner, { looking, habits }: Asked): Promise<FoundThread[]> {
  const rows = await threadsOf(owner, {
    looking: JSON.stringify(looking),
    habits: JSON.stringify(habits.map((habit, nth) => ({ ...habit, nth }))),
  })
  return rows.map((row) => ({ ...row, verdict: readVerdict(row.verdict) }))
}

const countOf = preparedRead((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${ONCE}) as once`)
    .where(sql`kind = 'answer'`)
    .prepare('threads_counted_of'),
)

/** How many there are to answer. */
export async function countThreads(owner: DayOwner, looking: Looking[]) {
  const [found] = await countOf(owner, { looking: JSON.stringify(looking) })
  return found?.count ?? 0
}
