import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { uploads } from '../../../db/schema/uploads.ts'

const BATCH = 100
/** A logo that a product shows is checked again in a month: whatever drops it asks for its removal, and such a request may get lost. */
const SHOWN = sql`now() + interval '30 days'`
/** What the store would not remove makes room for others. */
const NOT_REMOVED = sql`now() - interval '23 hours'`

const lookedAt = sql`coalesce(${uploads.quietUntil}, ${uploads.createdAt})`

/** Removes logos that no product shows a day after their upload, some at a time. */
export async function removeOrphanedLogos(db: NodePgDatabase, storage: Storage) {
  const looked = await db
    .select({
      name: uploads.name,
      // Not `exists`, for which PostgreSQL may read every product.
      shown: sql<boolean>`coalesce((select true from products where icon = '/icons/' || uploads.name limit 1), false)`,
    })
    .from(uploads)
    .where(sql`${lookedAt} < now() - interval '1 day'`)
    .orderBy(lookedAt)
    .limit(BATCH)
  const orphans = looked.filter(({ shown }) => !shown)
  const outcomes = await Promise.all(
    orphans.map(async ({ name }) => ({ name, ...(await storage.remove(name)) })),
  )
  // The file goes first: a row without a file is tried again, a file without a row would stay for good.
  const removed = outcomes.filter(({ kind }) => kind === 'removed').map(({ name }) => name)
  const stuck = outcomes.filter(({ kind }) => kind === 'unavailable')
  if (removed.length > 0) await db.delete(uploads).where(inArray(uploads.name, removed))
  const leaveAlone = async (names: string[], quietUntil: typeof SHOWN) => {
    if (names.length > 0) await db.update(uploads).set({ quietUntil }).where(inArray(uploads.name, names))
  }
  await leaveAlone(
    looked.filter(({ shown }) => shown).map(({ name }) => name),
    SHOWN,
  )
  await leaveAlone(
    stuck.map(({ name }) => name),
    NOT_REMOVED,
  )
  if (stuck.length > 0 && removed.length === 0) throw new Error('storage unavailable', { cause: stuck[0] })
  return { removed: removed.length, more: looked.length === BATCH }
}
