import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins'
import type { AuthDatabase } from '../../../db/auth-database.ts'
import { enqueue } from '../../../db/outbox/enqueue.ts'
import * as tables from '../../../db/schema/auth.ts'
import type { Log } from '../../../platform/log.ts'
import { MIN_PASSWORD_LENGTH } from '../schema.ts'
import { type AccountMail, sendAccountMail } from '../send-account-mail.job.ts'
import { createCodeExchange } from './exchange-code.ts'

export type AuthOptions = {
  database: AuthDatabase
  log: Log
  origin: string
  secret: string
  /** Present once the provider's discovery document could be read. */
  google?: { discoveryUrl: string; clientId: string; clientSecret: string; tokenEndpoint: string }
  onPasswordReset: (email: string) => Promise<void>
  onSessionEnded: (userId: string) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

/** The header in which we tell the library the caller's address; whatever a caller sends under it is overwritten. */
export const ADDRESS_HEADER = 'x-client-address'

const DAY = 86_400

export function createAuth(options: AuthOptions) {
  const { database, log, origin, secret, google } = options
  const secure = origin.startsWith('https:')
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
      requireEmailVerification: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, url }) =>
        mail({ template: 'reset-password', to: user.email, name: user.name, url }),
      onPasswordReset: async ({ user }) => {
        await mail({ template: 'password-changed', to: user.email, name: user.name, url: `${origin}/auth` })
        await options.onPasswordReset(user.email)
      },
      // A taken e-mail is answered like a new one; its owner learns of it by mail.
      onExistingUserSignUp: ({ user }) =>
        mail({ template: 'existing-account', to: user.email, name: user.name, url: `${origin}/auth` }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY,
      sendVerificationEmail: ({ user, url }) =>
        mail({ template: 'verify-email', to: user.email, name: user.name, url }),
    },
    account: { accountLinking: { disableImplicitLinking: true } },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 7 * DAY, updateAge: DAY, freshAge: 600, cookieCache: { enabled: false } },
    // Counting is ours (throttles.ts): the library's limits are per address only.
    rateLimit: { enabled: false },
    databaseHooks: {
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
      cookiePrefix: secure ? '__Host-threadlark' : 'threadlark',
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
    plugins: google
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
              },
            ],
          }),
        ]
      : [],
  })
}
