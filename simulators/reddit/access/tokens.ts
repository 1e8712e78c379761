import { randomBytes } from 'node:crypto'
import type { Clock } from '../world/clock.ts'

type Grant = { clientId: string; scope: string; expiresAt: number }

export type Tokens = ReturnType<typeof createTokens>

const DAY = 86_400

export function createTokens(clock: Clock) {
  const grants = new Map<string, Grant>()
  let expiresIn = DAY
  let issued = 0
  return {
    issue(clientId: string, scope: string) {
      for (const [token, { expiresAt }] of grants) if (expiresAt <= clock.now()) grants.delete(token)
      // About as long as the real ones, which columns and headers have to hold.
      const token = `eyJ${randomBytes(520).toString('base64url')}`
      grants.set(token, { clientId, scope, expiresAt: clock.now() + expiresIn })
      issued += 1
      return { access_token: token, token_type: 'bearer', expires_in: expiresIn, scope }
    },
    find(token: string): Grant | undefined {
      const grant = grants.get(token)
      return grant && grant.expiresAt > clock.now() ? grant : undefined
    },
    revokeAll: () => grants.clear(),
    setExpiresIn(seconds: number) {
      expiresIn = seconds
    },
    describe: () => ({ issued, valid: grants.size, expiresIn }),
  }
}
