import type { z } from 'zod'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { requireUser } from './read-session.ts'
import type { changePasswordInput } from './schema.ts'
import { refuseWeakPassword } from './sign-up.ts'
import { tellOwner } from './tell-owner.ts'

/** By whoever knows the old one. Signs out every other device, and tells the owner by mail. */
export async function changePassword(ctx: RequestContext, input: z.infer<typeof changePasswordInput>) {
  const { currentPassword, password } = input
  const user = await requireUser(ctx)
  const { userId, session } = user
  const { email, name } = session.user
  const { throttles } = ctx.accounts
  await throttles.beforeTry(ctx.address)
  // Before the old one is looked at: whoever only chose badly has guessed nothing.
  await refuseWeakPassword(ctx, password, { email, fullName: name })
  await throttles.beforeCode(userId, ctx.address)
  const body = { currentPassword, newPassword: password }
  await callAuth(ctx, (api, headers) => api.changePassword({ headers, returnHeaders: true, body }))
  await endOtherSessions(ctx)
  await tellOwner(user, 'password-changed')
  await throttles.clearCode(userId)
}
