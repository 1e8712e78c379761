import MimeNode from 'nodemailer/lib/mime-node'
import { quotePrintable } from './quote-printable.ts'

type Message = {
  from: string
  to: string
  messageId: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/**
 * The message as SMTP carries it (RFC 5322, RFC 2046), and between whom. The library writes the headers, whose encoding has many
 * rules; its bodies pass through a chain of streams that takes ten times as long as this.
 */
export function writeMessage({ from, to, messageId, subject, html, text, headers }: Message) {
  const head = new MimeNode('multipart/alternative')
  head.setHeader({ From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers })
  // The last one that a mail program can show is what it shows.
  const parts = [part('text/plain', text), part('text/html', html)]
  const lines = head.buildHeaders()
  const body = parts.map((one) => `--${head.boundary}\r\n${one}\r\n`).join('')
  return { envelope: head.getEnvelope(), raw: `${lines}\r\n\r\n${body}--${head.boundary}--\r\n` }
}

const part = (type: string, content: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotePrintable(content)}`
