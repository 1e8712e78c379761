type Visited = { url: string; page: string; status: number }

/** Just enough of a browser for the pages of our Google: cookies by path, redirects followed there, those off it returned. */
export function createGoogleBrowser(googleUrl: string) {
  const cookies = new Map<string, { path: string; pair: string }>()
  const visited: string[] = []
  const cookieHeader = (path: string) =>
    [...cookies.values()]
      .filter((cookie) => path.startsWith(cookie.path))
      .map((cookie) => cookie.pair)
      .join('; ')

  const visit = async (url: string, form?: Record<string, string>): Promise<Visited> => {
    visited.push(url)
    if (!url.startsWith(googleUrl)) return { url, page: '', status: 0 }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieHeader(new URL(url).pathname) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const pair = cookie.split(';')[0] ?? ''
      const path = /path=([^;]+)/i.exec(cookie)?.[1] ?? '/'
      const key = pair.split('=')[0] + path
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(key)
      else cookies.set(key, { path, pair })
    }
    const location = response.headers.get('location')
    if (location) return visit(new URL(location, url).href)
    return { url, page: await response.text(), status: response.status }
  }

  const chooseAccount = async (url: string, email: string) => {
    const chooser = await visit(url)
    const sub = new RegExp(`value="(\\d+)">[^<]*<small>${email}`).exec(chooser.page)?.[1] ?? ''
    return visit(`${chooser.url}/account`, { sub })
  }

  return {
    visit,
    visited,
    chooseAccount,
    /** Types in an account and agrees. Answers the address that leads back to the app. */
    agreeAs: async (url: string, account: { email: string; name: string; verified?: 'on' }) => {
      const chooser = await visit(url)
      const consent = await visit(`${chooser.url}/another-account`, account)
      return (await visit(`${consent.url}/consent`, {})).url
    },
  }
}
