import { parseSigned } from 'hono/utils/cookie'
import { isDatabaseAway } from '../../platform/database-away.ts'
import { AppError } from '../../platform/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { authHeaders } from './auth/call-auth.ts'
import { challengeCookieName } from './auth/create-auth.ts'

/** What Google tells us; anything else in the address is someone else's idea. */
const TOLD = ['code', 'state', 'error', 'iss']
/** Where the browser may go from here, whatever the library thinks. */
const PAGES = new Set(['/onboarding', '/auth'])

/**
 * Google sends the browser back here, and the auth library onwards. A person follows, so whatever goes wrong ends on the
 * sign-in page with its reason, unless loading the address again can put it right.
 */
export async function comeBackFromGoogle(
  ctx: RequestContext,
  query: Record<string, string>,
): Promise<Response> {
  const { auth, database, throttles, origin } = ctx.accounts
  try {
    return await database.guard(async () => {
      // Someone who began here gets back in, whatever strangers on the same network do. A state is good once.
      if (!(await hasBegunHere(ctx, query.state))) await throttles.beforeTry(ctx.address)
      const callback = new URL('/api/auth/callback/google', origin)
      for (const name of TOLD) if (query[name] !== undefined) callback.searchParams.set(name, query[name])
      const { status, headers } = await auth().handler(new Request(callback, { headers: authHeaders(ctx) }))
      if (status >= 400) return lead('/auth?error=google_failed')
      const next = awaitsSecondStep(ctx, headers) ? '/auth?mode=second-step' : ownPage(headers, origin)
      return lead(next, headers.getSetCookie())
    })
  } catch (err) {
    if (isDatabaseAway(err)) throw err
    if (err instanceof AppError && err.code === 'throttled') return lead('/auth?error=throttled')
    ctx.log.error('auth.google_failed', { err })
    return lead('/auth?error=google_failed')
  }
}

/** Whether this browser left for Google with this state, and has not come back with it yet. */
async function hasBegunHere({ accounts, headers }: RequestContext, state = '') {
  const { internalAdapter, secret, createAuthCookie } = await accounts.auth().$context
  const { name } = createAuthCookie('state')
  const begun = (await parseSigned(headers.get('cookie') ?? '', secret, name))[name]
  if (!begun || begun !== state) return false
  const kept = await internalAdapter.findVerificationValue(`auth-state:${state}`)
  return kept !== null && kept.expiresAt > new Date()
}

/** Google knows them; now we want their code. */
function awaitsSecondStep({ accounts }: RequestContext, headers: Headers) {
  const challenge = `${challengeCookieName(accounts.origin)}=`
  return headers.getSetCookie().some((cookie) => cookie.startsWith(challenge))
}

function ownPage(headers: Headers, origin: string) {
  const target = new URL(headers.get('location') ?? '/auth', origin)
  const isOurs = target.origin === origin && PAGES.has(target.pathname)
  return isOurs ? target.pathname + target.search : '/auth?error=google_failed'
}

function lead(location: string, cookies: string[] = []) {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
