import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { DayOwner } from './day-source.ts'
import type { AnsweredThread } from './schema.ts'

const BEGINS = sql`date_trunc('day', now() at time zone ${sql.placeholder('timeZone')}) at time zone ${sql.placeholder('timeZone')}`
const COMMENTS = sql`from activity where activity.user_id = ${sql.placeholder('userId')} and activity.kind = 'comment' and posted_at >= ${BEGINS}`

type Answered = Omit<AnsweredThread, 'link'> & { address: string | null; postId: string | null }

const answeredOf = preparedRead((db) =>
  db
    .select({
      id: sql<Answered['id']>`id`,
      subreddit: sql<Answered['subreddit']>`subreddit`,
      title: sql<Answered['title']>`title`,
      productName: sql<Answered['productName']>`product_name`,
      named: sql<Answered['named']>`named`,
      address: sql<Answered['address']>`address`,
      postId: sql<Answered['postId']>`post_id`,
      postedAt: sql<Answered['postedAt']>`to_json(posted_at) #>> '{}'`,
    })
    .from(
      sql`(select activity.id, activity.subreddit, activity.named, activity.address, activity.post_id, activity.posted_at,
          (select name from products where products.id = activity.product_id) as product_name,
          (select nullif(title, '') from reddit.posts where posts.id = activity.post_id limit 1) as title
        ${COMMENTS} order by posted_at desc limit 50) as answered`,
    )
    .orderBy(sql`posted_at`)
    .prepare('answered_today_of'),
)

/** The comments of the user's day, oldest first. */
export const readAnswered = (owner: DayOwner, timeZone: string) => answeredOf(owner, { timeZone })

const paceOf = preparedRead((db) =>
  db
    .select({
      from: sql<number>`comments_from`,
      to: sql<number>`comments_to`,
      posted: sql<number>`(select count(*)::int ${COMMENTS})`,
      setAside: sql<number>`(select count(*)::int from thread_marks
        where thread_marks.user_id = ${sql.placeholder('userId')} and marked_at >= ${BEGINS})`,
    })
    .from(sql`profiles`)
    .where(sql`profiles.user_id = ${sql.placeholder('userId')}`)
    .prepare('pace_of'),
)

/** How much the user wants to write in a day, how much of that is done, and how many threads they have set aside. */
export async function readPace(owner: DayOwner, timeZone: string) {
  const [pace] = await paceOf(owner, { timeZone })
  return pace ?? { from: 0, to: 0, posted: 0, setAside: 0 }
}
