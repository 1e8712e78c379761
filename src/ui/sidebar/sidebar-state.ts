const COOKIE = 'sidebar_state'
const KEPT_FOR_S = 7 * 24 * 60 * 60

/** Whether the sidebar was left open, from a request's cookies, so that the server draws it as it was. */
export function readSidebarOpen(cookies: string | null) {
  return !cookies?.split(';').some((pair) => pair.trim() === `${COOKIE}=false`)
}

export function sidebarCookie(open: boolean) {
  return `${COOKIE}=${open}; Path=/; Max-Age=${KEPT_FOR_S}; SameSite=Lax`
}
