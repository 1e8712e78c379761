import { eq } from 'drizzle-orm'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { createAuthDatabase } from '../../src/db/auth-database.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { createPool } from '../../src/db/pool.ts'
import { profiles } from '../../src/db/schema/profiles.ts'
import { createAuth } from '../../src/features/accounts/auth/create-auth.ts'
import { createLog } from '../../src/platform/log.ts'

export const DEMO_PASSWORD = 'threadlark-demo-1'

export const demoAccounts = [
  { email: 'new@threadlark.test', name: 'Nia Newcomer', plan: 'free', about: 'verified, before onboarding' },
  { email: 'pro@threadlark.test', name: 'Paul Prower', plan: 'pro', about: 'Pro plan' },
  { email: 'plus@threadlark.test', name: 'Ada Koenig', plan: 'plus', about: 'Plus plan' },
] as const

/** Brings the demo accounts to the state that is printed, through the library and roles that the product uses. */
export async function seedDemo(env: Record<string, string>) {
  const { roleUrls } = loadMigrateConfig(env)
  const authPool = createPool(roleUrls.auth, 2)
  const billingPool = createPool(roleUrls.billing, 2)
  const nothing = async () => {}
  const auth = createAuth({
    database: createAuthDatabase(authPool),
    log: createLog({ level: 'warn' }),
    origin: env.ORIGIN ?? '',
    secret: env.AUTH_SECRET ?? '',
    onPasswordReset: nothing,
    onSessionEnded: nothing,
  })
  const billingDb = openDatabase(billingPool)
  try {
    const { internalAdapter, password } = await auth.$context
    for (const { email, name, plan } of demoAccounts) {
      const hash = await password.hash(DEMO_PASSWORD)
      const known = await internalAdapter.findUserByEmail(email)
      const user =
        known?.user ??
        (await internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'email-password' }))
      if (known) await internalAdapter.updatePassword(user.id, hash)
      else {
        const account = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
        await internalAdapter.linkAccount(account)
      }
      const paid = plan !== 'free'
      await billingDb
        .update(profiles)
        .set({ planType: plan, subscriptionStatus: paid ? 'active' : null, hasCompletedOnboarding: paid })
        .where(eq(profiles.userId, user.id))
    }
  } finally {
    await Promise.all([authPool.end(), billingPool.end()])
  }
}
