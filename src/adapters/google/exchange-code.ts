import { z } from 'zod'

const DEADLINE_MS = 5_000

const discovery = z.object({ issuer: z.url(), token_endpoint: z.url() })

const tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  token_type: z.string().optional(),
  scope: z.string().optional(),
})

type Client = { discoveryUrl: string; clientId: string; clientSecret: string }

/** Reads where the provider wants codes exchanged. Throws when it can't be reached in time. */
export async function discoverTokenEndpoint({ discoveryUrl }: Client) {
  const response = await fetch(discoveryUrl, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`discovery answered ${response.status}`)
  return discovery.parse(await response.json()).token_endpoint
}

/** The library's own exchange has no deadline; this one gives up after five seconds. */
export function createCodeExchange(client: Client, tokenEndpoint: string) {
  return async (grant: { code: string; redirectURI: string; codeVerifier?: string }) => {
    const response = await fetch(tokenEndpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: grant.code,
        redirect_uri: grant.redirectURI,
        client_id: client.clientId,
        client_secret: client.clientSecret,
        ...(grant.codeVerifier ? { code_verifier: grant.codeVerifier } : {}),
      }),
    })
    if (!response.ok) throw new Error(`token endpoint answered ${response.status}`)
    const answer = tokens.parse(await response.json())
    return { accessToken: answer.access_token, idToken: answer.id_token, tokenType: answer.token_type }
  }
}
