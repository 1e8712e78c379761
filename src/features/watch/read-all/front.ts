import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { MARGIN_MS } from '../read-newest.ts'

/** How far all new posts were read. Times are in milliseconds since 1970. */
export type Front = {
  /** Every id up to this one was asked for. */
  through: number
  /** Whatever was posted between these was among them. */
  wholeFrom: number
  heldUntil: number
  /** Ids that weren't there, and the second in which to ask for each once more. */
  missing: [id: number, askAt: number][]
}

export async function findFront(db: NodePgDatabase): Promise<Front | undefined> {
  const { rows } = await db.execute<Front>(sql`
    select through::float8 as through, missing, (extract(epoch from whole_from) * 1000)::float8 as "wholeFrom",
      (extract(epoch from held_until) * 1000)::float8 as "heldUntil"
    from reddit.read_front`)
  return rows[0]
}

/** Whatever has a lower id was missed, and may show up for a while: only after that a community that was polled is held from then on. */
export const beginFront = (db: NodePgDatabase, through: number, at: number) =>
  db.execute(sql`
    insert into reddit.read_front (through, whole_from, held_until, missing)
    values (${through}, to_timestamp(${(at + MARGIN_MS) / 1_000}), to_timestamp(${at / 1_000}), '[]')
    on conflict (is_only) do update set through = excluded.through, whole_from = excluded.whole_from,
      held_until = excluded.held_until, missing = excluded.missing`)

/** False where another worker has gone on meanwhile. */
export async function moveFront(db: NodePgDatabase, from: Front, { through, heldUntil, missing }: Front) {
  const { rowCount } = await db.execute(sql`
    update reddit.read_front set through = ${through}, held_until = to_timestamp(${heldUntil / 1_000}), missing = ${JSON.stringify(missing)}
    where through = ${from.through}`)
  return rowCount === 1
}
