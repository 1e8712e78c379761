import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { z } from 'zod'
import { accountKey } from './account-key.ts'
import { createOwnCookie } from './own-cookie.ts'
import { createSeal } from './seal.ts'

const YEAR = 365 * 86_400
/** How many accounts one browser is remembered for; a computer in a library must not grow its cookie forever. */
const MOST = 5

const device = z.object({
  account: z.string(),
  id: z.string(),
  since: z.number(),
  /** It has shown a code of this account's second factor. */
  hasShownCode: z.boolean(),
})

/**
 * Which accounts this browser has signed in to before, so that what strangers try with them doesn't hold it (OWASP calls it a
 * device cookie). It opens nothing: it only says whose tries are counted together. Pages never get it.
 */
export function createDevices({ origin, secret }: { origin: string; secret: string }) {
  const cookie = createOwnCookie({ origin, name: 'devices', seconds: YEAR, path: '/api' })
  const seal = createSeal({ secret, purpose: 'devices', shape: { devices: z.array(device) } })
  const read = (headers: Headers | undefined) => seal.open(cookie.read(headers))?.devices ?? []

  const withAccount = (headers: Headers | undefined, email: string, hasShownCode: boolean) => {
    const account = accountKey(email)
    const id = randomBytes(12).toString('base64url')
    const others = read(headers).filter((known) => known.account !== account)
    const devices = [{ account, id, since: Date.now(), hasShownCode }, ...others].slice(0, MOST)
    return seal.seal({ devices }, YEAR)
  }

  return {
    cookieName: cookie.name,
    find: (headers: Headers, email: string) =>
      read(headers).find(({ account }) => account === accountKey(email)),
    /** For the account that this browser signed in to last, where nobody has said yet which one they mean. */
    last: (headers: Headers) => read(headers)[0] ?? null,
    /** The cookie with which this browser is known to the account from now on. */
    remember: (headers: Headers, { email, hasShownCode }: { email: string; hasShownCode: boolean }) =>
      cookie.write(withAccount(headers, email, hasShownCode)),
    /** Remembers every browser that the library signs in, whichever way. Comes after the plugin that may ask for a code first. */
    plugin: () =>
      ({
        id: 'devices',
        hooks: {
          after: [
            {
              matcher: ({ path = '' }) => SIGNS_IN.has(path),
              handler: createAuthMiddleware(async (ctx) => {
                const arrived = ctx.context.newSession
                if (!arrived) return
                const hasShownCode =
                  ctx.path === '/sign-in/confirmed'
                    ? ctx.body.hasShownCode
                    : ctx.path.startsWith('/two-factor/')
                const value = withAccount(ctx.headers, arrived.user.email, hasShownCode)
                ctx.setCookie(cookie.name, value, { ...cookie.options, sameSite: 'lax' })
              }),
            },
          ],
        },
      }) satisfies BetterAuthPlugin,
  }
}

/** The library's ways in. Renewing a session is none: it would forget that a code was shown. */
const SIGNS_IN = new Set([
  '/sign-in/email',
  '/sign-in/confirmed',
  '/callback/:id',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
])
