import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'

const MAX_AGE_SECONDS = 24 * 3_600
const headSchema = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') })
const claimsSchema = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().regex(/^(?:mailto:|https:)/),
})

/** RFC 8292: the sender's public key, or what is wrong with how it signed. */
export function verifyVapid(authorization: string, audience: string): { key: string } | { problem: string } {
  const [scheme, ...rest] = authorization.split(' ')
  const parts = rest
    .join('')
    .split(',')
    .map((part) => part.split('=', 2))
  const { t = '', k = '' } = Object.fromEntries(parts) as { t?: string; k?: string }
  const key = Buffer.from(k, 'base64url')
  if (scheme?.toLowerCase() !== 'vapid' || !t || key.length !== 65) return { problem: 'not vapid t=…, k=…' }
  const [head = '', claims = '', signature = ''] = t.split('.')
  try {
    headSchema.parse(decode(head))
    const { aud, exp } = claimsSchema.parse(decode(claims))
    const now = Date.now() / 1_000
    if (aud !== audience) return { problem: 'aud is not this push service' }
    if (exp <= now || exp > now + MAX_AGE_SECONDS) return { problem: 'exp is not within a day' }
    const signed = Buffer.from(`${head}.${claims}`)
    if (verify('sha256', signed, publicKey(key), Buffer.from(signature, 'base64url'))) return { key: k }
  } catch {
    return { problem: 'not a token with aud, exp and sub' }
  }
  return { problem: 'signed by another key' }
}

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())

function publicKey(raw: Buffer) {
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  return { key, dsaEncoding: 'ieee-p1363' as const }
}
