import { parse } from 'hono/utils/cookie'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { SESSION_DAYS, SESSION_LIMIT_DAYS, sessionCookieName } from './auth/create-auth.ts'
import type { KnownSession } from './auth/session-cache.ts'

const DAY_MS = 86_400_000

/** Who is signed in, or null. Renews the session when it is due. */
export async function readSession(ctx: RequestContext): Promise<KnownSession | null> {
  const cookies = ctx.headers.get('cookie')
  if (!cookies) return null
  const known = ctx.accounts.sessions.get(cookies)
  if (known) return known
  const cookie = sessionCookieOf(ctx)
  return cookie ? ctx.accounts.sessions.find(cookies, () => lookUp(ctx, cookie)) : null
}

/** What was sent as the session's cookie, whether or not it is still good. */
export function sessionCookieOf({ headers, accounts }: Pick<RequestContext, 'headers' | 'accounts'>) {
  const name = sessionCookieName(accounts.origin)
  return parse(headers.get('cookie') ?? '', name)[name]
}

async function lookUp(ctx: RequestContext, cookie: string) {
  const found = await callAuth(ctx, (api, headers) =>
    api.getSession({ headers, returnHeaders: true, query: { disableRefresh: true } }),
  )
  if (!found) return { session: null, mayKeep: false }
  if (isDue(found.session)) {
    await callAuth(ctx, (api, headers) => api.getSession({ headers, returnHeaders: true }))
  }
  const { id, email, name: fullName, image } = found.user
  const session = { sessionId: found.session.id, user: { id, email, name: fullName, image: image ?? null } }
  // Remembered only under the very token that the library has just confirmed.
  return { session, mayKeep: cookie.startsWith(`${found.session.token}.`) }
}

/** Once a day, until the session's last day is fixed: from then on there is nothing left to prolong. */
function isDue({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }) {
  const lastDay = createdAt.getTime() + SESSION_LIMIT_DAYS * DAY_MS
  return expiresAt.getTime() < lastDay && expiresAt.getTime() - Date.now() < (SESSION_DAYS - 1) * DAY_MS
}

/** For verbs that need someone signed in. */
export async function requireUser(ctx: RequestContext): Promise<SignedInContext> {
  const session = await readSession(ctx)
  if (!session) throw new AppError('unauthenticated', 'Please sign in first.')
  const userId = session.user.id
  return {
    ...ctx,
    userId,
    sessionId: session.sessionId,
    session,
    log: ctx.log.with({ userId }),
    judge: ctx.judgeFor(userId),
    posts: ctx.posts.for({
      take: () => ctx.limits.redditCalls.take(userId),
      giveBack: () => ctx.limits.redditCalls.giveBack(userId),
    }),
  }
}
