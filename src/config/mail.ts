import { z } from 'zod'
import { url } from '../platform/environment.ts'
import { type originVariables, readOrigin } from './origin.ts'
import { isReal, type ProcessEnv } from './process.ts'
import { isAmongSimulators } from './refuse-simulator.ts'
import type { Rule, ValuesOf } from './rules.ts'

/** Of servers and workers, because both write links in mails. Not AUTH_SECRET: workers must not be able to sign sessions. */
export const mailLinkVariables = {
  MAIL_SECRET: z.string().min(32, 'must be at least 32 characters long (openssl rand -base64 32)'),
}

/** Only workers send. */
export const mailVariables = {
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: z.string().min(3, 'must be a sender such as Threadlark <hello@example.com>'),
  SUPPORT_INBOX: z.email('must be an e-mail address').optional(),
  POSTAL_ADDRESS: z
    .string()
    .refine(
      (line) => line.length <= 200 && !line.includes('\n'),
      'must be one line of at most 200 characters',
    )
    .optional(),
}

type MailEnv = ValuesOf<typeof mailVariables>

export const mailRules: Rule<MailEnv & ProcessEnv>[] = [
  {
    variable: 'SMTP_URL',
    error: 'points at the mail catcher, which production refuses unless DEMO=1',
    holds: (e) => !isReal(e) || !isAmongSimulators(e.SMTP_URL, e.SIM_PORT),
  },
]

export function readMailLinks(e: ValuesOf<typeof mailLinkVariables & typeof originVariables>) {
  return { origin: readOrigin(e), secret: e.MAIL_SECRET }
}

export function readMail(e: MailEnv) {
  return {
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    supportInbox: e.SUPPORT_INBOX,
    postalAddress: e.POSTAL_ADDRESS ?? null,
  }
}
