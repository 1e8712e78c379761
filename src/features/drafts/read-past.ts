import { and, desc, eq, sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { activity } from '../../db/schema/activity.ts'
import type { SignedInContext } from '../request-context.ts'
import { LEDGER_SIZE, type Ledger } from './schema.ts'
import { takenWords } from './taken-along.ts'

const MOST = 50
/** Nobody posts more in a month, and no rule allows it. */
const MOST_POSTED = 200

type Asked = {
  subreddit?: string | undefined
  /** Under one post nothing is a repetition. */
  besides?: string | undefined
  /** The draft on the desk: what was copied of it is no repetition; what was posted of it is. */
  besidesDraft?: string | undefined
}

/** How much of what the user posted lately names the product; and the newest words that they took along, to tell when those are posted again. */
export async function readPast(
  tenant: SignedInContext,
  { subreddit = '', besides = '', besidesDraft }: Asked,
): Promise<{ ledger: Ledger; contents: string[] }> {
  const [lately, words] = await Promise.all([
    latelyOf(tenant, { subreddit }),
    wordsOf(tenant, { besides, besidesDraft: besidesDraft ?? null }),
  ])
  const recent = lately.slice(0, LEDGER_SIZE)
  const ledger = {
    recent: recent.length,
    named: recent.filter(({ named }) => named).length,
    namedHere: lately.flatMap(({ named, here, daysAgo }) => (named && here ? [daysAgo] : [])),
  }
  return { ledger, contents: words.map(({ content }) => content) }
}

const me = sql.placeholder('userId')

const latelyOf = preparedRead((db) =>
  db
    .select({
      named: activity.named,
      here: sql<boolean>`coalesce(lower(${activity.subreddit}) = lower(${sql.placeholder('subreddit')}), false)`,
      daysAgo: sql<number>`greatest(0, floor(extract(epoch from now() - ${activity.postedAt}) / 86400))::int`,
    })
    .from(activity)
    .where(and(eq(activity.userId, me), sql`${activity.postedAt} > now() - interval '30 days'`))
    .orderBy(desc(activity.postedAt))
    .limit(MOST_POSTED)
    .prepare('posted_lately_of'),
)

const wordsOf = preparedRead((db) =>
  db
    .select({ content: sql<string>`content` })
    .from(
      takenWords(me, {
        besides: sql.placeholder('besides'),
        besidesDraft: sql.placeholder('besidesDraft'),
        most: MOST,
      }),
    )
    .orderBy(sql`at desc`)
    .limit(MOST)
    .prepare('taken_words_of'),
)
