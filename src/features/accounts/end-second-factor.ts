import { eq } from 'drizzle-orm'
import { twoFactor, user as users } from '../../db/schema/auth.ts'
import type { RequestContext } from '../request-context.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import { requireCode } from './require-code.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Needs a code: if the password were enough, it would also open whatever asks for a code. The library would ask for the
 * password, so the rows are changed here.
 */
export async function endSecondFactor(ctx: RequestContext, { code }: { code: string }) {
  const user = await requireUser(ctx)
  const { userId } = user
  if (!(await readSecondFactor(ctx)).enabled) return
  await requireCode(ctx, userId, code)
  await ctx.accounts.database.db.transaction(async (tx) => {
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId))
    await tellOwner(user, 'second-factor-off')
  })
}
