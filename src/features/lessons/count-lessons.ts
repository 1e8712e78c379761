import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { DayOwner } from '../today/day-source.ts'
import type { LearnedAbout } from '../today/schema.ts'
import { KEPT_DAYS, MOST_LESSONS } from './lesson-bounds.ts'

/** What was said of one thing that threads have in common. */
export type Count = {
  id: string
  about: LearnedAbout
  /** Of a topic, whose line it is. */
  productId: string | null
  subject: string
  /** How many threads speak for or against it, and how many of them were skipped. */
  seen: number
  skipped: number
  /** The same with what each of them weighs. */
  against: number
  for: number
  since: string
  latest: string
}

/** What a dismissal speaks against by its reason. Without one it speaks against the topic, and half as much: it may be about this thread alone. */
const SPEAKS = sql`did <> 'dismissed' or (reason is null and about = 'topic') or (reason = 'off_topic' and about in ('topic', 'wants'))
  or (reason = 'community' and about = 'community') or (reason = 'too_old' and about = 'age')`

const countsOf = preparedRead((db) =>
  db
    .select({
      id: sql<Count['id']>`id`,
      about: sql<Count['about']>`about`,
      productId: sql<Count['productId']>`product_id`,
      subject: sql<Count['subject']>`subject`,
      seen: sql<number>`count(*)::int`,
      skipped: sql<number>`(count(*) filter (where did = 'dismissed'))::int`,
      against: sql<number>`coalesce(sum(weight) filter (where did = 'dismissed'), 0)::float8`,
      for: sql<number>`(count(*) filter (where did <> 'dismissed'))::float8`,
      since: sql<string>`to_json(min(noted_at)) #>> '{}'`,
      latest: sql<string>`to_json(max(noted_at)) #>> '{}'`,
    })
    .from(
      sql`(
        select label.*, did, reason, noted_at, case when did = 'dismissed' and reason is null then 0.5 else 1 end as weight,
          md5(concat_ws(' ', about, label.product_id, subject)) as id
        from (select * from thread_lessons where user_id = ${sql.placeholder('userId')}
            and noted_at > now() - ${sql.raw(`interval '${KEPT_DAYS} days'`)}
            order by noted_at desc limit ${sql.raw(String(MOST_LESSONS))}) as latest
          cross join lateral (values ('topic', product_id, meets), ('wants', null, wants), ('community', null, community),
            ('age', null, case when age <> 'hours' then '12' end), ('age', null, case when age = 'day' then '24' end)
          ) as label (about, product_id, subject)
        where subject is not null and (${SPEAKS})) as said`,
    )
    .where(
      sql`not exists (select from forgotten_habits
        where user_id = ${sql.placeholder('userId')} and habit_id = said.id and forgotten_at >= said.noted_at)`,
    )
    .groupBy(sql`id, about, product_id, subject`)
    .orderBy(sql`max(noted_at) desc, about, subject, id`)
    .prepare('lessons_counted_of'),
)

/** What the user's own dealings with threads say, newest first; nobody else's count. */
export async function countLessons(owner: DayOwner): Promise<Count[]> {
  const rows = await countsOf(owner)
  return rows.map((row) => ({
    ...row,
    since: new Date(row.since).toISOString(),
    latest: new Date(row.latest).toISOString(),
  }))
}
