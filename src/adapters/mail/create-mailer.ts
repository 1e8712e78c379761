import { createTransport } from 'nodemailer'
import { writeMessage } from './write-message.ts'

export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  key: string
  /** Where a mail program may send a POST to stop such mails. */
  unsubscribeUrl?: string | undefined
}

export type MailOutcome =
  | { kind: 'sent' }
  /** The server refuses this one mail for good: a wrong address, a forbidden content. */
  | { kind: 'refused'; cause: Error }
  /** The server can't be reached, doesn't let us in, or asks to come back later. */
  | { kind: 'unavailable'; cause: Error }

export type Mailer = ReturnType<typeof createMailer>

type Options = { smtpUrl: string; from: string; connections: number }

/** Mail by SMTP. The Message-ID comes from the key, so a mail sent twice can be recognised as one. */
export function createMailer({ smtpUrl, from, connections }: Options) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // One for each job that runs at once, so that none waits for a connection while its lease runs.
    maxConnections: connections,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost'
  return {
    send: async ({ key, unsubscribeUrl, ...mail }: Mail): Promise<MailOutcome> => {
      try {
        const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : {}
        await transport.sendMail(writeMessage({ from, messageId: `<${key}@${domain}>`, headers, ...mail }))
        return { kind: 'sent' }
      } catch (error) {
        return judge(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 8058: mail programs show their own button for it. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** A 5xx speaks of this mail only if it answers its recipient or its content; before that it speaks of us. */
function judge({ code, command, responseCode = 0 }: SmtpError): MailOutcome {
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE'
  // Only these three go on: the server's own words quote the recipient's address.
  const cause = Object.assign(new Error(`SMTP ${command ?? 'connection'} ${responseCode}`), { code })
  return { kind: aboutThisMail && responseCode >= 500 ? 'refused' : 'unavailable', cause }
}
