import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { JWK } from 'oidc-provider'

/** RS256, the only algorithm Google signs with. */
export function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}
