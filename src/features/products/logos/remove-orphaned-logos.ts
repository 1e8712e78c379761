import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { products } from '../../../db/schema/products.ts'
import { uploads } from '../../../db/schema/uploads.ts'

const BATCH = 20

/** Removes logos that no product shows a day after their upload, some at a time. Answers how many it removed. */
export async function removeOrphanedLogos(db: NodePgDatabase, storage: Storage) {
  const shown = db
    .select({ icon: products.icon })
    .from(products)
    .where(eq(products.icon, sql`'/icons/' || ${uploads.name}`))
  const orphans = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(lt(uploads.createdAt, sql`now() - interval '1 day'`), notExists(shown)))
    .orderBy(uploads.createdAt)
    .limit(BATCH)
  const outcomes = await Promise.all(
    orphans.map(async ({ name }) => ({ name, ...(await storage.remove(name)) })),
  )
  // The file goes first: a row without a file is tried again, a file without a row would stay for good.
  const removed = outcomes.filter(({ kind }) => kind === 'removed').map(({ name }) => name)
  if (removed.length > 0) await db.delete(uploads).where(inArray(uploads.name, removed))
  const failed = outcomes.find((outcome) => outcome.kind === 'unavailable')
  if (failed && removed.length === 0) throw new Error('storage unavailable', { cause: failed.cause })
  return { removed: removed.length, more: orphans.length === BATCH }
}
