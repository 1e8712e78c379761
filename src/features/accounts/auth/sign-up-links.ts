import { z } from 'zod'
import { createOwnCookie } from './own-cookie.ts'
import { createSeal } from './seal.ts'

const DAY = 86_400
/** As long as the database keeps a sign-up that nobody confirms. */
const COOKIE_DAYS = 7

/** The mailed link says which sign-up it confirms; the cookie says that this browser is the one that signed up. */
export function createSignUpLinks({ origin, secret }: { origin: string; secret: string }) {
  const shape = { signUp: z.uuid() }
  const links = createSeal({ secret, purpose: 'sign-up link', shape })
  const browsers = createSeal({ secret, purpose: 'sign-up browser', shape })
  const cookie = createOwnCookie({ origin, name: 'sign_up', seconds: COOKIE_DAYS * DAY })
  return {
    linkTo: (signUp: string) => `${origin}/auth?mode=confirm&token=${links.seal({ signUp }, DAY)}`,
    /** Which sign-up a token of a link confirms, or null. */
    readToken: (token: string) => links.open(token)?.signUp ?? null,
    /** Which sign-up was made in this browser, or null. */
    readBrowser: (headers: Headers) => browsers.open(cookie.read(headers))?.signUp ?? null,
    rememberBrowser: (signUp: string) => cookie.write(browsers.seal({ signUp }, COOKIE_DAYS * DAY)),
    forgetBrowser: () => cookie.end(),
  }
}
