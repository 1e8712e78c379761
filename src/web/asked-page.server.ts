import { createOwnCookie } from '../features/accounts/auth/own-cookie.ts'
import type { RequestContext } from '../features/request-context.ts'

/** Long enough for a password, a code, or the way through Google. */
const SECONDS = 15 * 60
const MOST_CHARACTERS = 500
const DASHBOARD = '/dashboard'

const cookieOf = ({ origin }: RequestContext) =>
  createOwnCookie({ origin, name: 'asked_page', seconds: SECONDS })

/**
 * Keeps which page of the dashboard a visitor opened from outside, such as from an email: signing in leads there, in whichever way. In a cookie,
 * because Google sends them back to us. What open pages ask for says nothing of where someone wants to go.
 */
export function rememberAskedPage(request: RequestContext, { pathname, search }: URL) {
  if (request.headers.get('sec-fetch-mode') !== 'navigate') return
  const page = pathname + search
  if (page === DASHBOARD || page.length > MOST_CHARACTERS || !isInside(pathname)) return
  request.cookies.push(cookieOf(request).write(page))
}

/** That page, once; null where none was asked for. */
export function takeAskedPage(request: RequestContext) {
  const cookie = cookieOf(request)
  const asked = cookie.read(request.headers)
  if (!asked) return null
  request.cookies.push(cookie.end())
  const { origin } = new URL(request.origin)
  const page = URL.parse(asked, origin)
  return page && page.origin === origin && isInside(page.pathname) ? page.pathname + page.search : null
}

const isInside = (pathname: string) => pathname === DASHBOARD || pathname.startsWith(`${DASHBOARD}/`)
