import { eq } from 'drizzle-orm'
import type { Redis } from 'ioredis'
import { discoverTokenEndpoint } from '../../adapters/google/exchange-code.ts'
import type { AuthDatabase } from '../../db/auth-database.ts'
import { session as sessionTable } from '../../db/schema/auth.ts'
import type { Log } from '../../platform/log.ts'
import { type Auth, type AuthOptions, createAuth, type PasswordHashing } from './auth/create-auth.ts'
import { createDevices } from './auth/devices.ts'
import { createSessionCache } from './auth/session-cache.ts'
import { createSignUpLinks } from './auth/sign-up-links.ts'
import { createThrottles } from './auth/throttles.ts'

export type Accounts = ReturnType<typeof createAccounts>

type Options = {
  database: AuthDatabase
  redis: Redis
  subscriber: Redis
  prefix: string
  log: Log
  origin: string
  secret: string
  google: { discoveryUrl: string; clientId: string; clientSecret: string } | undefined
  breachCheckUrl: string | undefined
  passwordHashing?: PasswordHashing
}

const RETRY_MS = { first: 500, most: 30_000 }
const LIBRARY_MS = 10_000

/** The parts that the account verbs share in one process. */
export function createAccounts(options: Options) {
  const { database, redis, subscriber, prefix, log, google } = options
  const throttles = createThrottles(redis, prefix)
  const sessions = createSessionCache({ redis, subscriber, prefix, log })

  const authOptions: AuthOptions = {
    ...options,
    google: undefined,
    // First of all the sessions: whatever fails after this, a thief is out.
    onPasswordReset: async ({ id, email }) => {
      await database.db.delete(sessionTable).where(eq(sessionTable.userId, id))
      await sessions.forgetUser(id)
      await throttles.clearSignIn(email)
    },
    onSessionEnded: sessions.forgetUser,
  }
  let auth: Auth = createAuth(authOptions)
  let googleState: 'off' | 'connecting' | 'ready' = google ? 'connecting' : 'off'
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** The library reads the discovery document once, so Google joins in when the document can really be read. */
  const connectGoogle = async (waitMs: number): Promise<void> => {
    if (!google || stopped) return
    try {
      const tokenEndpoint = await discoverTokenEndpoint(google)
      const withGoogle = createAuth({ ...authOptions, google: { ...google, tokenEndpoint } })
      // The library reads the document once more, without a deadline of its own.
      const { socialProviders } = await Promise.race([withGoogle.$context, tooLate(LIBRARY_MS)])
      if (!socialProviders.some((provider) => provider.id === 'google'))
        throw new Error('discovery incomplete')
      auth = withGoogle
      googleState = 'ready'
      log.info('google.ready')
    } catch (err) {
      log.warn('google.unavailable', { err })
      timer = setTimeout(() => void connectGoogle(Math.min(waitMs * 2, RETRY_MS.most)), waitMs).unref()
    }
  }
  void connectGoogle(RETRY_MS.first)

  return {
    auth: () => auth,
    origin: options.origin,
    database,
    throttles,
    sessions,
    devices: createDevices(options),
    signUpLinks: createSignUpLinks(options),
    breachCheckUrl: options.breachCheckUrl,
    googleState: () => googleState,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function tooLate(ms: number) {
  return new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('discovery took too long')), ms).unref()
  })
}
