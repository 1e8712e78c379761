import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type MailLinks = ReturnType<typeof createMailLinks>

/**
 * Where the links in mails about the plan lead. The token to turn tips off says who, and our signature that we wrote it:
 * it works without signing in and never expires, as such a link must, and does nothing else.
 */
export function createMailLinks({ origin, secret }: { origin: string; secret: string }) {
  const sign = (userId: string) =>
    createHmac('sha256', secret).update(`tips-off:${userId}`).digest('base64url')
  const tokenOf = (userId: string) => `${userId}.${sign(userId)}`
  return {
    dashboard: `${origin}/dashboard`,
    settings: `${origin}/dashboard/settings`,
    /** For people: a page with one button. */
    tipsOffPage: (userId: string) => `${origin}/unsubscribe?token=${tokenOf(userId)}`,
    /** For mail programs, which send a POST there (RFC 8058). */
    tipsOff: (userId: string) => `${origin}/api/mails/unsubscribe?token=${tokenOf(userId)}`,
    /** Whose token it is, or null if we did not write it. */
    readToken: (token: string) => {
      const [userId = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature)
      const expected = Buffer.from(sign(userId))
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && token === tokenOf(userId) && z.uuid().safeParse(userId).success ? userId : null
    },
  }
}
