import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { html } from 'hono/html'
import { interactionPolicy, type JWK, Provider } from 'oidc-provider'
import { htmlPage } from '../frame/html-page.ts'
import type { Accounts } from './accounts.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

export const sessionCookie = 'google_sim_session'

type Options = { issuer: string; appOrigins: string[]; accounts: Accounts }

export function createProvider({ issuer, appOrigins, accounts }: Options) {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: 'threadlark-sim',
        client_secret: 'threadlark-sim-secret',
        client_name: 'Threadlark',
        redirect_uris: appOrigins.map((origin) => `${origin}/api/auth/callback/google`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    // Google answers with the profile in the ID token, where OIDC would ask for a second request.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub)
      if (!account) return undefined
      const { email, emailVerified, name } = account
      const picture = `${issuer}/picture/${sub}`
      return { accountId: sub, claims: () => ({ sub, email, email_verified: emailVerified, name, picture }) }
    },
    jwks: { keys: [createSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies ignore ports: the application on the same host would see, and might own, the default names.
      names: {
        session: sessionCookie,
        interaction: 'google_sim_interaction',
        resume: 'google_sim_resume',
      },
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    clientBasedCORS: () => false,
    renderError: async (ctx, { error, error_description }) => {
      ctx.type = 'html'
      ctx.body = String(await htmlPage('Sign-in failed', html`<p>${error}: ${error_description}</p>`))
    },
  })

  // Every sign-in starts from nothing, so that both pages always appear and accounts can be switched freely.
  provider.use((ctx, next) => {
    if (ctx.path === '/auth') delete ctx.req.headers.cookie
    return next()
  })
  return provider
}

/** RS256, the only algorithm Google signs with. */
function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}
