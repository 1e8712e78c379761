import { sql } from 'drizzle-orm'
import { preparedRead } from '../../db/as-user.ts'
import { fatesOf } from '../activity/find-outcomes.ts'
import type { SignedInContext } from '../request-context.ts'
import { ledgerOf, readLately } from './read-ledger.ts'
import type { Ledger } from './schema.ts'
import { takenWords } from './taken-along.ts'

const MOST = 50

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
  const [lately, fates, words] = await Promise.all([
    readLately(tenant),
    fatesOf(tenant),
    wordsOf(tenant, { besides, besidesDraft: besidesDraft ?? null }),
  ])
  return { ledger: ledgerOf(lately, fates, subreddit), contents: words.map(({ content }) => content) }
}

const me = sql.placeholder('userId')

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
