import { eq } from 'drizzle-orm'
import { profiles } from '../../db/schema/profiles.ts'
import { AppError } from '../../platform/errors.ts'
import type { Billing } from './billing.ts'

/** Who pays, from our own table: nothing of it is believed from a request. */
export async function findPayer({ db }: Billing, userId: string) {
  const [payer] = await db
    .select({ email: profiles.email, name: profiles.fullName, customerId: profiles.stripeCustomerId })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  if (!payer) throw new AppError('not_found', 'User profile not found')
  return payer
}
