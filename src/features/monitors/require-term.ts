import { sql } from 'drizzle-orm'
import { type Transaction } from '../../db/as-user.ts'
import { refuseField } from '../../platform/errors.ts'
import type { MonitorInput } from './schema.ts'

const FEWEST_LETTERS = 2

/** Refuses words of which nothing is left to look for, names such as 'The', and single letters. PostgreSQL knows, because it looks for them. */
export async function requireTerm(
  db: Pick<Transaction, 'execute'>,
  { term, kind }: Pick<MonitorInput, 'term' | 'kind'>,
) {
  const { rows } = await db.execute<{ isWanted: boolean }>(sql`
    select numnode(app.wanted_by(${term}, ${kind !== 'problem'})) > 0 and numnode(app.wanted_by(${term}, false)) > 0 and (
      select sum(length(word)) from unnest(tsvector_to_array(app.words_of(${term}, true))) as word) >= ${FEWEST_LETTERS} as "isWanted"`)
  if (!rows[0]?.isWanted) throw refuseField('term', 'These words are too common to watch. Add a word or two.')
}
