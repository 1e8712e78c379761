import { createHmac } from 'node:crypto'

/** A verification token of the past, signed with the server's own secret. */
export function expiredToken(email: string, secret: string) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const past = Math.floor(Date.now() / 1000) - 3600
  const unsigned = `${encode({ alg: 'HS256' })}.${encode({ email, iat: past - 60, exp: past })}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}
