import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export function makeSigningSecret() {
  return PREFIX + randomBytes(32).toString('base64')
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function signPayload(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
) {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
