import type { z } from 'zod'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { requireCode } from './require-code.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import type { endSecondFactorInput } from './schema.ts'
import { tellOwner } from './tell-owner.ts'

/** Needs the password; whoever has none, because they come from Google, needs a code. */
export async function endSecondFactor(ctx: RequestContext, input: z.infer<typeof endSecondFactorInput>) {
  const user = await requireUser(ctx)
  const { userId } = user
  const { enabled, hasPassword } = await readSecondFactor(ctx)
  if (!enabled) return
  if (hasPassword) await ctx.accounts.throttles.beforeCode(userId, ctx.address)
  else await requireCode(ctx, userId, input.code)
  await callAuth(ctx, (api, headers) =>
    api.disableTwoFactor({
      headers,
      returnHeaders: true,
      body: input.password === undefined ? {} : { password: input.password },
    }),
  )
  await ctx.accounts.throttles.clearCode(userId)
  await tellOwner(user, 'second-factor-off')
}
