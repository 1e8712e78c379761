import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth, DEAD_RESET_LINK } from './auth/call-auth.ts'
import { findKnownDevice } from './auth/known-device.ts'
import type { resetPasswordInput } from './schema.ts'
import { refuseWeakPassword } from './sign-up.ts'

/** Sets a new password by the token of a mailed link, and ends every session of the account. */
export async function resetPassword(ctx: RequestContext, input: z.infer<typeof resetPasswordInput>) {
  const { token, password } = input
  const { throttles } = ctx.accounts
  // The link first: a made-up token must not buy the work of judging a password, nor hold up a real one.
  const owner = await findResetOwner(ctx, token)
  if (!owner) {
    await throttles.beforeTry(ctx.address)
    throw new AppError('invalid_input', DEAD_RESET_LINK)
  }
  await throttles.beforeLinkTry({ userId: owner.id })
  await refuseWeakPassword(ctx, password, { email: owner.email, fullName: owner.name })
  const device = await findKnownDevice(ctx, owner.email)
  await callAuth(ctx, (api, headers) =>
    api.resetPassword({ headers, returnHeaders: true, body: { token, newPassword: password } }),
  )
  // The mailbox has shown whose browser this is, so strangers can't keep it from signing in now.
  const { email } = owner
  const hasShownCode = device?.hasShownCode ?? false
  ctx.cookies.push(ctx.accounts.devices.remember(ctx.headers, { email, hasShownCode }))
}

/** Whose password the link of a reset changes, or null if it is dead. Changes nothing. */
export async function findResetOwner({ accounts }: RequestContext, token: string) {
  const { internalAdapter } = await accounts.auth().$context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  if (!link || link.expiresAt <= new Date()) return null
  const password = (await internalAdapter.findAccounts(link.value)).find(isPassword)
  // A password that was chosen since has ended every link before it.
  if (password && password.updatedAt > link.createdAt) return null
  return internalAdapter.findUserById(link.value)
}

const isPassword = ({ providerId }: { providerId: string }) => providerId === 'credential'
