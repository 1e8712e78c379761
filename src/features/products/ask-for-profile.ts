import { asUser } from '../../db/as-user.ts'
import { enqueue } from '../../db/outbox/enqueue.ts'
import { AppError } from '../../platform/errors.ts'
import type { SignedInContext } from '../request-context.ts'
import { writeMissingProfile } from './write-profile.job.ts'

/** For a product whose profile couldn't be paid for when it was saved, or wasn't answered. At most once an hour, and nothing fails by it. */
export async function askForProfile(tenant: SignedInContext, productId: string) {
  const { spending, limits, log } = tenant
  if (!spending.hasModel) return
  try {
    await limits.profiles.take(productId)
    await asUser(tenant, (tx) => enqueue(tx, writeMissingProfile, { productId }))
  } catch (err) {
    if (err instanceof AppError && err.code === 'throttled') return
    log.warn('products.profile_not_asked_for', { err })
  }
}
