import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { extractLinks } from './extract-links.ts'

export type Message = Awaited<ReturnType<typeof parseMessage>>

/** Recipients are the envelope's: headers don't show blind copies. */
export async function parseMessage(raw: Buffer, envelope: { from: string; to: string[] }) {
  const { from, subject = '', text = '', html = '', messageId = '', headers } = await PostalMime.parse(raw)
  const address = from?.address || envelope.from
  return {
    id: randomUUID() as string,
    to: envelope.to,
    from: from?.name ? `${from.name} <${address}>` : address,
    subject,
    text,
    html,
    links: extractLinks({ html, text }),
    messageId,
    /** By their names in lower case. */
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    receivedAt: new Date().toISOString(),
  }
}
