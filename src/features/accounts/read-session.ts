import { AppError } from '../../platform/errors.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import type { KnownSession } from './auth/session-cache.ts'

const COOKIE = /(?:^|;\s*)(?:__Host-)?threadlark\.session_token=([^;]+)/

/** Who is signed in, or null. Renews the session's cookie when it is due. */
export async function readSession(ctx: RequestContext): Promise<KnownSession | null> {
  const cookie = ctx.headers.get('cookie')?.match(COOKIE)?.[1]
  if (!cookie) return null
  const known = ctx.accounts.sessions.get(cookie)
  if (known) return known
  const found = await callAuth(ctx, (api, headers) => api.getSession({ headers, returnHeaders: true }))
  if (!found) return null
  const { id, email, name, image } = found.user
  const session = { sessionId: found.session.id, user: { id, email, name, image: image ?? null } }
  ctx.accounts.sessions.set(cookie, session)
  return session
}

/** For verbs that need someone signed in. */
export async function requireUser(ctx: RequestContext): Promise<SignedInContext> {
  const session = await readSession(ctx)
  if (!session) throw new AppError('unauthenticated', 'Please sign in first.')
  return {
    ...ctx,
    userId: session.user.id,
    sessionId: session.sessionId,
    log: ctx.log.with({ userId: session.user.id }),
  }
}
