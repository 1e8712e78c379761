import { afterAll } from 'vitest'
import { startGoogle } from '../../simulators/google/start-google.ts'

/** A stand-in for Google that sends people back to this address, as the server's environment names it. */
export async function googleEnvironment(appOrigin: string) {
  const google = await startGoogle({ port: 0, appOrigin })
  afterAll(() => google.close())
  return {
    GOOGLE_DISCOVERY_URL: `${google.url}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'threadlark-sim',
    GOOGLE_CLIENT_SECRET: 'threadlark-sim-secret',
  }
}

/** Someone new at Google agrees to sign in; answers the path to which Google sends the browser back. */
export async function agreeAtGoogle(address: string, email: string) {
  const google = new URL(address).origin
  const cookies = new Map<string, string>()
  const visit = async (url: string, form?: Record<string, string>): Promise<string> => {
    if (!url.startsWith(google)) return url
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = response.headers.get('location')
    return location ? visit(new URL(location, url).href) : url
  }
  const chooser = await visit(address)
  const consent = await visit(`${chooser}/another-account`, { email, name: 'Gil Newcomer', verified: 'on' })
  const { pathname, search } = new URL(await visit(`${consent}/consent`, {}))
  return pathname + search
}
