import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { account, session as sessions } from '../../db/schema/auth.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import type { changePasswordInput } from './schema.ts'
import { refuseWeakPassword } from './sign-up.ts'
import { tellOwner } from './tell-owner.ts'

/** By someone who knows the old one. Signs out every other device, and tells the owner by mail. */
export async function changePassword(ctx: RequestContext, input: z.infer<typeof changePasswordInput>) {
  const { currentPassword, password } = input
  const user = await requireUser(ctx)
  const { userId, sessionId, session } = user
  const { email, name } = session.user
  const { throttles, auth, database, devices } = ctx.accounts
  await throttles.beforeOwnTry(userId)
  // Before the old one is looked at: someone who only chose badly has guessed nothing.
  await refuseWeakPassword(ctx, password, { email, fullName: name })
  await throttles.beforeProof(userId)
  const body = { password: currentPassword }
  await callAuth(ctx, (api, headers) => api.verifyPassword({ headers, returnHeaders: true, body }))
  await throttles.clearProof(userId)
  // First of all the other sessions: whatever fails after this, a thief is out.
  await endOtherSessions(ctx)
  const hash = await (await auth().$context).password.hash(password)
  await database.db.transaction(async (tx) => {
    await tx
      .update(account)
      .set({ password: hash, updatedAt: new Date() })
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    // And those that came in with the old one meanwhile.
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await tellOwner(user, 'password-changed')
  })
  await ctx.accounts.sessions.forgetUser(userId)
  // With a second factor nobody is signed in who hasn't shown a code.
  const { enabled: hasShownCode } = await readSecondFactor(ctx)
  ctx.cookies.push(devices.remember(ctx.headers, { email, hasShownCode }))
}
