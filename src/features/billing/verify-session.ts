import { eq } from 'drizzle-orm'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import { readProfile } from '../accounts/read-profile.ts'
import { requireUser } from '../accounts/read-session.ts'
import { askForMail } from '../mails/ask-for-mail.ts'
import { mailedColumns } from '../mails/occasions.ts'
import type { RequestContext } from '../request-context.ts'
import { databaseTime } from './database-time.ts'
import { findPayer } from './find-payer.ts'
import { subscription, type VerifiedSession } from './schema.ts'
import { syncCustomer } from './sync-customer.ts'

/** The user came back from paying: looks whether that is so, and makes our state follow without waiting for the webhook. */
export async function verifySession(
  ctx: RequestContext,
  { session_id: sessionId }: { session_id: string },
): Promise<VerifiedSession> {
  const tenant = await requireUser(ctx)
  const { userId, billing, limits } = tenant
  await limits.verifications.take(userId)
  const { customerId } = await findPayer(billing, userId)
  const session = await billing.payments.readCheckout(sessionId)
  if (!session || !customerId || session.userId !== userId || session.customerId !== customerId) {
    throw new AppError('not_found', "We couldn't find this payment.")
  }
  if (!session.isComplete || !session.isSettled) {
    throw new AppError('conflict', "This payment isn't finished yet.")
  }
  // Drawn after the payment was seen: an earlier sync may not have seen it.
  await syncCustomer(billing, customerId, await databaseTime(billing.db))
  await billing.db.transaction(async (tx) => {
    const [row] = await tx
      .update(profiles)
      .set({ hasCompletedOnboarding: true })
      .where(eq(profiles.userId, userId))
      .returning(mailedColumns)
    if (row) await askForMail(tx, 'welcome', row)
  })
  const { planType, ...profile } = await readProfile(tenant)
  if (planType === 'free') throw new AppError('conflict', 'This subscription has ended.')
  return { plan: planType, subscription: subscription.parse({ ...profile, planType }) }
}
