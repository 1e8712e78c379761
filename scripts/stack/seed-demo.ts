import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { loadMigrateConfig } from '../../src/config.ts'
import { createAuthDatabase } from '../../src/db/auth-database.ts'
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

/** Creates the demo accounts that are missing, through the same library and roles that the product uses. */
export async function seedDemo(env: Record<string, string>) {
  const { roleUrls } = loadMigrateConfig(env)
  const authPool = createPool(roleUrls.auth, 2)
  const workerPool = createPool(roleUrls.worker, 2)
  const nothing = async () => {}
  const auth = createAuth({
    database: createAuthDatabase(authPool),
    log: createLog({ level: 'warn' }),
    origin: env.ORIGIN ?? '',
    secret: env.AUTH_SECRET ?? '',
    onPasswordReset: nothing,
    onSessionEnded: nothing,
  })
  const workerDb = drizzle(workerPool, { casing: 'snake_case' })
  try {
    const { internalAdapter, password } = await auth.$context
    for (const { email, name, plan } of demoAccounts) {
      if (await internalAdapter.findUserByEmail(email)) continue
      const user = await internalAdapter.createUser(
        { email, name, emailVerified: true },
        { method: 'email-password' },
      )
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: await password.hash(DEMO_PASSWORD),
      })
      if (plan === 'free') continue
      await workerDb
        .update(profiles)
        .set({ planType: plan, subscriptionStatus: 'active', hasCompletedOnboarding: true })
        .where(eq(profiles.userId, user.id))
    }
  } finally {
    await Promise.all([authPool.end(), workerPool.end()])
  }
}
