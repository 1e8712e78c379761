import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import type { Storage } from '../../adapters/storage/storage.ts'
import { brand } from '../../brand.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { user } from '../../db/schema/auth.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { profiles } from '../../db/schema/profiles.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { defineJob } from '../../platform/job.ts'
import type { Log } from '../../platform/log.ts'
import { findHeldFor, letGo } from '../activity/follow/held-words.ts'
import type { ReplyWords } from '../activity/follow/reply-words.ts'
import type { Billing } from '../billing/billing.ts'
import { closeCustomer } from '../billing/close-customer.ts'
import { holdBilling, type Lease } from '../billing/hold-billing.ts'
import type { UsageLimits } from '../usage-limits.ts'
import type { Throttles } from './auth/throttles.ts'
import { sendAccountMail } from './send-account-mail.job.ts'

type Context = {
  db: NodePgDatabase
  billing: Billing
  storage: Storage
  limits: UsageLimits
  throttles: Throttles
  replyWords: ReplyWords
  log: Log
}
type Leaver = { userId: string; email: string }

const PATIENCE_MS = 3_000
/** No upload takes longer than a request may. */
const UPLOAD_MS = 30_000

/**
 * Removes an account whose owner asked for it; it is locked already. Each step may have happened before. Our row goes last,
 * because it is what leads to Stripe, and under the same lease, so that nobody who waits for a turn can open a new customer
 * in between. Tried for weeks, because there is nobody left who could ask again.
 */
export const deleteAccountJob = defineJob({
  topic: 'accounts.delete',
  urgency: 'later',
  payload: z.strictObject({ userId: z.uuid(), email: z.email() }),
  maxAttempts: 10_000,
  handle: async (ctx: Context, leaver, key) => {
    const { db, billing, limits, throttles } = ctx
    const { userId, email } = leaver
    if ((await db.$count(profiles, eq(profiles.userId, userId))) > 0) {
      const leave = async ({ renew }: Lease) => {
        // Neither waits for the other's server: one that is away must not keep the other's part of the account.
        const parts = await Promise.allSettled([closeCustomer(billing, userId), removeFiles(ctx, userId)])
        for (const part of parts) if (part.status === 'rejected') throw part.reason
        await renew()
        const held = await findHeldFor(db, userId)
        await removeRows(db, leaver, key)
        await letGo(held, { words: ctx.replyWords, log: ctx.log })
      }
      await holdBilling(billing, userId, leave, { patienceMs: PATIENCE_MS })
    }
    await Promise.all(Object.values(limits).map((limit) => limit.clear(userId)))
    await throttles.forget({ userId, email })
  },
})

async function removeFiles({ db, storage }: Context, userId: string) {
  const noted = await db.select().from(uploads).where(eq(uploads.userId, userId))
  for (const { name, createdAt } of noted) {
    // It is noted before it is stored: removed too early, it would come after its note is gone.
    if (Date.now() - createdAt.getTime() < UPLOAD_MS) throw new Error('a file may still be on its way')
    const outcome = await storage.remove(name)
    if (outcome.kind === 'unavailable') throw new Error('storage unavailable', { cause: outcome.cause })
    await db.delete(uploads).where(eq(uploads.name, name))
  }
}

/** Everything else hangs on the account's row. The receipt is asked for exactly if the row went. */
async function removeRows(db: NodePgDatabase, { userId, email }: Leaver, key: string) {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(user)
      .where(and(eq(user.id, userId), isNotNull(user.deletionAskedAt)))
      .returning({ askedAt: user.deletionAskedAt })
    const askedAt = gone[0]?.askedAt
    if (!askedAt) throw new Error('the account was not to be deleted')
    // As the index `outbox_about_idx` has it: by its field, or by the name of a logo, which begins with its owner.
    const isAbout = sql`coalesce(${outbox.payload}->>'userId', left(${outbox.payload}->>'name', 36)) = ${userId}`
    // Since the account was locked, its address may have become that of a new one.
    const isTo = and(sql`${outbox.payload}->>'to' = ${email}`, lte(outbox.createdAt, askedAt))
    // One by one, each along its index: of both at once PostgreSQL may make a walk through all that waits.
    for (const isTheirs of [isAbout, isTo]) {
      await tx
        .update(outbox)
        .set({ payload: null, doneAt: sql`coalesce(${outbox.doneAt}, now())` })
        .where(and(ne(outbox.id, key), isNotNull(outbox.payload), isTheirs))
    }
    await enqueue(tx, sendAccountMail, {
      template: 'account-deleted',
      to: email,
      url: `mailto:${brand.supportEmail}`,
      at: new Date().toISOString(),
    })
  })
}
