import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { products } from '../../../db/schema/products.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import { defineJob } from '../../../platform/job.ts'

type Context = { db: NodePgDatabase; storage: Storage }

/** Removes a logo that was replaced. One that a product shows, or shows again, stays. */
export const removeLogo = defineJob({
  topic: 'products.remove-logo',
  urgency: 'later',
  payload: z.strictObject({ name: z.string().max(200) }),
  maxAttempts: 20,
  handle: async ({ db, storage }: Context, { name }) => {
    const users = await db
      .select({ icon: products.icon })
      .from(products)
      .where(eq(products.icon, `/icons/${name}`))
      .limit(1)
    if (users.length > 0) return
    const outcome = await storage.remove(name)
    if (outcome.kind === 'unavailable') throw new Error('storage unavailable', { cause: outcome.cause })
    await db.delete(uploads).where(eq(uploads.name, name))
  },
})
