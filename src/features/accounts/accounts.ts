import type { Redis } from 'ioredis'
import type { AuthDatabase } from '../../db/auth-database.ts'
import type { Log } from '../../platform/log.ts'
import { type Auth, type AuthOptions, createAuth } from './auth/create-auth.ts'
import { discoverTokenEndpoint } from './auth/exchange-code.ts'
import { createSessionCache } from './auth/session-cache.ts'
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
}

const RETRY_MS = { first: 500, most: 30_000 }

/** The parts that the account verbs share in one process. */
export function createAccounts(options: Options) {
  const { database, redis, subscriber, prefix, log, google } = options
  const throttles = createThrottles(redis, prefix)
  const sessions = createSessionCache({ redis, subscriber, prefix, log })

  const authOptions: AuthOptions = {
    ...options,
    google: undefined,
    onPasswordReset: throttles.clearAccount,
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
      const { socialProviders } = await withGoogle.$context
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
    breachCheckUrl: options.breachCheckUrl,
    googleState: () => googleState,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
