import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; html: string; text: string; key: string }

export type MailOutcome =
  | { kind: 'sent' }
  /** The server refuses this mail for good: a wrong address, a blocked sender. */
  | { kind: 'refused'; cause: unknown }
  /** The server can't be reached or asks to come back later. */
  | { kind: 'unavailable'; cause: unknown }

export type Mailer = ReturnType<typeof createMailer>

/** Mail by SMTP. The Message-ID comes from the key, so a mail sent twice can be recognised as one. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    send: async ({ key, ...mail }: Mail): Promise<MailOutcome> => {
      try {
        await transport.sendMail({ from, messageId: `<${key}@${domain}>`, ...mail })
        return { kind: 'sent' }
      } catch (cause) {
        const status = (cause as { responseCode?: unknown }).responseCode
        const permanent = typeof status === 'number' && status >= 500
        return { kind: permanent ? 'refused' : 'unavailable', cause }
      }
    },
    close: () => transport.close(),
  }
}
