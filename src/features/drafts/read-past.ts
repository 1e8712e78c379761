import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import type { SignedInContext } from '../request-context.ts'
import type { Ledger } from './schema.ts'
import { takenLately, takenWords } from './taken-along.ts'

const MOST = 50

type Asked = {
  subreddit?: string | undefined
  /** Under one post nothing is a repetition. */
  besides?: string | undefined
  /** The draft on the desk: what was copied of it is no repetition; what was posted of it is. */
  besidesDraft?: string | undefined
}

/** How much of what the user took along lately names the product, and the newest of it, to tell when it is posted again. */
export async function readPast(
  tenant: SignedInContext,
  { subreddit = '', besides = '', besidesDraft }: Asked,
): Promise<{ ledger: Ledger; contents: string[] }> {
  const [lately, words] = await Promise.all([
    latelyOf(tenant, { subreddit }),
    wordsOf(tenant, { besides, besidesDraft: besidesDraft ?? null }),
  ])
  const ledger = {
    copied30: lately.length,
    named30: lately.filter(({ named }) => named).length,
    namedHere: lately.flatMap(({ named, here, daysAgo }) => (named && here ? [daysAgo] : [])),
  }
  return { ledger, contents: words.map(({ content }) => content) }
}

const me = sql.placeholder('userId')

const latelyOf = preparedRead((db) =>
  db
    .select({
      named: sql<boolean>`named`,
      here: sql<boolean>`coalesce(lower(subreddit) = lower(${sql.placeholder('subreddit')}), false)`,
      daysAgo: sql<number>`greatest(0, floor(extract(epoch from now() - at) / 86400))::int`,
    })
    .from(takenLately(me))
    .prepare('taken_lately_of'),
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
