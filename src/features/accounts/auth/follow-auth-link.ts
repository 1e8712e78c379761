import { AppError } from '../../../platform/errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { readSession } from '../read-session.ts'
import { authHeaders } from './call-auth.ts'
import { challengeCookieName } from './create-auth.ts'

/**
 * Links in mails and Google's answer go to the auth library itself, which redirects the browser onwards. A person
 * follows them, so whatever goes wrong ends on the sign-in page with its reason.
 */
export async function followAuthLink(ctx: RequestContext, url: string): Promise<Response> {
  const { auth, database, throttles } = ctx.accounts
  try {
    await throttles.beforeTry(ctx.address)
    const request = new Request(url, { headers: authHeaders(ctx) })
    const response = await database.guard(() => auth().handler(request))
    if (awaitsSecondStep(ctx, response)) return askSecondStep(response)
    if (await hadNothingToVerify(ctx, response)) return explain('already_verified')
    if (response.status < 400) return response
    return explain(response.status < 500 ? 'invalid_token' : 'server_error')
  } catch (err) {
    if (err instanceof AppError && err.code === 'throttled') return explain('throttled')
    ctx.log.error('auth.link_failed', { err })
    return explain('server_error')
  }
}

/** A used verification link sends the browser on without signing it in, and without a word. */
async function hadNothingToVerify(ctx: RequestContext, response: Response) {
  const onwards = response.headers.get('location') === '/onboarding' && !response.headers.has('set-cookie')
  return onwards && !(await readSession(ctx))
}

/** Google knows them; now we want their code. */
function awaitsSecondStep({ accounts }: RequestContext, { headers }: Response) {
  const challenge = `${challengeCookieName(accounts.origin)}=`
  return headers.getSetCookie().some((cookie) => cookie.startsWith(challenge))
}

function askSecondStep({ headers }: Response) {
  const onwards = new Headers({ location: '/auth?mode=second-step' })
  for (const cookie of headers.getSetCookie()) onwards.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers: onwards })
}

function explain(code: string) {
  return new Response(null, { status: 302, headers: { location: `/auth?error=${code}` } })
}
