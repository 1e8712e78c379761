import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type MailLinks = ReturnType<typeof createMailLinks>

/** What a link in a mail turns off. */
export const mailPurposes = ['tips', 'daily', 'alerts'] as const
export type MailPurpose = (typeof mailPurposes)[number]
export type MailLink = { purpose: MailPurpose; userId: string }

/**
 * Where the links in our mails lead. A token to turn mails off says which and whose, and our signature that we wrote it: it
 * works without signing in and never expires, as such a link must, and does nothing else but take itself back.
 */
export function createMailLinks({ origin, secret }: { origin: string; secret: string }) {
  const sign = (purpose: MailPurpose, userId: string) =>
    createHmac('sha256', secret).update(`${purpose}-off:${userId}`).digest('base64url')
  // Mails about tips went out before there were others: a token that names no purpose is theirs.
  const tokenOf = (purpose: MailPurpose, userId: string) =>
    `${purpose === 'tips' ? '' : `${purpose}.`}${userId}.${sign(purpose, userId)}`
  /** For people: a page with one button. */
  const page = (purpose: MailPurpose) => (userId: string) =>
    `${origin}/unsubscribe?token=${tokenOf(purpose, userId)}`
  /** For mail programs, which send a POST there (RFC 8058). */
  const oneClick = (purpose: MailPurpose) => (userId: string) =>
    `${origin}/api/mails/unsubscribe?token=${tokenOf(purpose, userId)}`
  return {
    origin,
    dashboard: `${origin}/dashboard`,
    settings: `${origin}/dashboard/settings`,
    alertSettings: `${origin}/dashboard/settings/alerts`,
    tipsOffPage: page('tips'),
    tipsOff: oneClick('tips'),
    dailyOffPage: page('daily'),
    dailyOff: oneClick('daily'),
    alertsOffPage: page('alerts'),
    alertsOff: oneClick('alerts'),
    /** What a token is for and whose it is, or null if we did not write it. */
    readToken: (token: string): MailLink | null => {
      const purpose = purposeOf(token)
      const [userId = '', signature = ''] = token.split('.').slice(purpose === 'tips' ? 0 : 1)
      const given = Buffer.from(signature)
      const expected = Buffer.from(sign(purpose, userId))
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && token === tokenOf(purpose, userId) && z.uuid().safeParse(userId).success
        ? { purpose, userId }
        : null
    },
  }
}

/** What a token says it's for, whoever wrote it. */
export const purposeOf = (token: string): MailPurpose =>
  mailPurposes.find((purpose) => token.startsWith(`${purpose}.`)) ?? 'tips'
