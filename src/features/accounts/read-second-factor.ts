import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { account, twoFactor, user } from '../../db/schema/auth.ts'
import type { RequestContext } from '../request-context.ts'
import { requireUser } from './read-session.ts'
import type { SecondFactor } from './schema.ts'

/** Whether signing in asks for a code, and whether there is a password to ask for when that changes. */
export async function readSecondFactor(ctx: RequestContext): Promise<SecondFactor> {
  const { userId } = await requireUser(ctx)
  const { db } = ctx.accounts.database
  const [found] = await db
    .select({ enabled: user.twoFactorEnabled, codes: twoFactor.backupCodes })
    .from(user)
    .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
    .where(eq(user.id, userId))
  const passwords = await db.$count(
    account,
    and(eq(account.userId, userId), eq(account.providerId, 'credential'), isNotNull(account.password)),
  )
  const enabled = found?.enabled ?? false
  const codesLeft = enabled && found?.codes ? await countCodes(ctx, found.codes) : 0
  return { enabled, hasPassword: passwords > 0, codesLeft }
}

async function countCodes({ accounts }: RequestContext, encrypted: string) {
  const { secretConfig } = await accounts.auth().$context
  const codes: unknown = JSON.parse(await symmetricDecrypt({ key: secretConfig, data: encrypted }))
  return Array.isArray(codes) ? codes.length : 0
}
