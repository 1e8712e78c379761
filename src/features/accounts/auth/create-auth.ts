import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins'
import { sql } from 'drizzle-orm'
import { createCodeExchange } from '../../../adapters/google/exchange-code.ts'
import { readVerifiedProfile } from '../../../adapters/google/read-verified-profile.ts'
import type { AuthDatabase } from '../../../db/auth-database.ts'
import { enqueue } from '../../../db/outbox/enqueue.ts'
import * as tables from '../../../db/schema/auth.ts'
import type { Log } from '../../../platform/log.ts'
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '../schema.ts'
import { type AccountMail, sendAccountMail } from '../send-account-mail.job.ts'
import { createDevices } from './devices.ts'
import { isSecure } from './own-cookie.ts'
import { CHALLENGE_COOKIE, secondStep } from './second-step.ts'
import { signInConfirmed } from './sign-in-confirmed.ts'
import { removeUnverified } from './unverified-accounts.ts'

export type AuthOptions = {
  database: AuthDatabase
  log: Log
  origin: string
  secret: string
  /** Present once the provider's discovery document could be read. */
  google?: { discoveryUrl: string; clientId: string; clientSecret: string; tokenEndpoint: string }
  onPasswordReset: (user: { id: string; email: string }) => Promise<void>
  onSessionEnded: (userId: string) => Promise<void>
  /** The library's own unless another is given. */
  passwordHashing?: PasswordHashing
}

export type PasswordHashing = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

/** The header in which we tell the library the caller's address; whatever a caller sends under it is overwritten. */
export const ADDRESS_HEADER = 'x-client-address'

const DAY = 86_400

/** A session slides by this much with use, and ends for good this long after sign-in (a trigger sees to it). */
export const SESSION_DAYS = 7
export const SESSION_LIMIT_DAYS = 30

/** For so long a sign-in proves who someone is. */
export const FRESH_SECONDS = 600

const cookiePrefix = (origin: string) => (isSecure(origin) ? '__Host-threadlark' : 'threadlark')

export const sessionCookieName = (origin: string) => `${cookiePrefix(origin)}.session_token`

export const challengeCookieName = (origin: string) => `${cookiePrefix(origin)}.${CHALLENGE_COOKIE}`

export function createAuth(options: AuthOptions) {
  const { database, log, origin, secret, google } = options
  const secure = isSecure(origin)
  const mail = (payload: AccountMail) => database.write((tx) => enqueue(tx, sendAccountMail, payload))

  return betterAuth({
    appName: 'threadlark',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    database: drizzleAdapter(database.db, { provider: 'pg', schema: tables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Signing up is ours (sign-up.ts): an account begins when its address is confirmed.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      password: options.passwordHashing,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      // Straight to our page: the library's own link would go wherever its callbackURL says.
      sendResetPassword: ({ user, token }) =>
        mail({ template: 'reset-password', to: user.email, url: `${origin}/auth?mode=reset&token=${token}` }),
      onPasswordReset: async ({ user }) => {
        await options.onPasswordReset(user)
        await mail({ template: 'password-changed', to: user.email, url: `${origin}/auth` })
      },
    },
    account: {
      accountLinking: { disableImplicitLinking: true },
      // Would store Google's tokens at each later sign-in; see the hook below.
      updateAccountOnSignIn: false,
    },
    // Expired rows are the worker's to remove (tidy-accounts.ts), not every look-up's.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
    session: {
      expiresIn: SESSION_DAYS * DAY,
      updateAge: DAY,
      freshAge: FRESH_SECONDS,
      cookieCache: { enabled: false },
    },
    // Counting is ours (throttles.ts): the library's limits are per address only.
    rateLimit: { enabled: false },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, name: user.name.slice(0, MAX_NAME_LENGTH) } }),
          // Google says whose address it is: whatever strangers chose for it is gone.
          after: ({ email }) =>
            database.write(async (tx) => {
              await tx.execute(sql`delete from ${tables.signUp} where ${tables.signUp.email} = ${email}`)
            }),
        },
      },
      session: { delete: { after: (session) => options.onSessionEnded(session.userId) } },
      // We ask Google who someone is, once. Its tokens would only be something to lose.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    advanced: {
      // Said aloud because the library switches these checks off by itself where NODE_ENV or a runner says 'test'.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'uuid' },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    onAPIError: { errorURL: `${origin}/auth` },
    telemetry: { enabled: false },
    // What comes with a message (errors, addresses) stays out of our log.
    logger: {
      level: 'error',
      log: (_level, message) => log.warn('auth.library', { reason: message.slice(0, 80) }),
    },
    plugins: [
      secondStep(),
      signInConfirmed(),
      createDevices({ origin, secret }).plugin(),
      ...(google
        ? [
            genericOAuth({
              config: [
                {
                  providerId: 'google',
                  discoveryUrl: google.discoveryUrl,
                  clientId: google.clientId,
                  clientSecret: google.clientSecret,
                  scopes: ['openid', 'email', 'profile'],
                  pkce: true,
                  requireIdTokenVerification: true,
                  requireEmailVerification: true,
                  prompt: 'select_account',
                  getToken: createCodeExchange(google, google.tokenEndpoint),
                  // Google says whose address it is; an account that has not shown as much must not stand in the way.
                  getUserInfo: async (tokens) => {
                    const profile = await readVerifiedProfile(tokens)
                    if (profile) await removeUnverified(database.db, profile.email.toLowerCase())
                    return profile
                  },
                },
              ],
            }),
          ]
        : []),
    ],
  })
}
