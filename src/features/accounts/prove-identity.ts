import { and, eq, gt, sql } from 'drizzle-orm'
import { session } from '../../db/schema/auth.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { FRESH_SECONDS } from './auth/create-auth.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { requireUser } from './read-session.ts'
import { requireCode } from './require-code.ts'

type Proof = { password?: string | undefined; code?: string | undefined }

/** Before what a stolen session must not do: a code if there is a second factor, else the password, else a new sign-in. */
export async function proveIdentity(ctx: RequestContext, { password, code }: Proof) {
  const { userId, sessionId } = await requireUser(ctx)
  const { enabled, hasPassword } = await readSecondFactor(ctx)
  if (enabled) await requireCode(ctx, userId, code)
  else if (hasPassword) await requirePassword(ctx, userId, password)
  else await requireNewSession(ctx, sessionId)
}

async function requirePassword(ctx: RequestContext, userId: string, password: string | undefined) {
  if (!password) throw refuseField('password', 'Enter your password.')
  const { throttles } = ctx.accounts
  await throttles.beforeProof(userId)
  try {
    await callAuth(ctx, (api, headers) =>
      api.verifyPassword({ headers, returnHeaders: true, body: { password } }),
    )
  } catch (error) {
    throw error instanceof AppError && error.code === 'invalid_input'
      ? refuseField('password', error.message)
      : error
  }
  await throttles.clearProof(userId)
}

/** Someone who comes from Google has nothing else to show than that Google knows them now. */
export async function requireNewSession({ accounts }: RequestContext, sessionId: string) {
  const since = sql`now() - make_interval(secs => ${FRESH_SECONDS})`
  const young = await accounts.database.db.$count(
    session,
    and(eq(session.id, sessionId), gt(session.createdAt, since)),
  )
  if (young === 0) throw new AppError('forbidden', 'To be sure it is you, sign out and in again first.')
}
