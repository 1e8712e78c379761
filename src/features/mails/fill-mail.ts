import { LRUCache } from 'lru-cache'
import { PermanentFailure } from '../../platform/job.ts'
import { drawMail, type MailText } from './mail-layout.ts'

/** One thing a mail says, ready for each of its two parts. */
type Value = { html: string; text: string }
/** What is always the same at the even places, the number of a value at the odd ones. */
type Template = { html: string[]; text: string[] }

/** Every kind of mail has one or two; only answers to support requests vary in their paragraphs. */
const templates = new LRUCache<string, Template, MailText>({
  max: 200,
  fetchMethod: (_key, _old, { context: shape }) => drawTemplate(shape),
})

/**
 * The mail that says this, byte for byte as React draws it, which happens once for mails of the same shape. A template is
 * cut at its places and joined with the values, so nothing that a value says is looked at again.
 */
export async function fillMail(mail: MailText) {
  const { shape, values } = takeValuesOut(mail)
  const { html, text } = await templates.forceFetch(JSON.stringify(shape), { context: shape })
  const fill = (pieces: string[], part: keyof Value) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : values[Number(piece)]?.[part])).join('')
  return { subject: mail.subject, html: fill(html, 'html'), text: fill(text, 'text') }
}

/** Neither React, which escapes it, nor the plain text, which drops blanks and writes headings large, changes a place. */
const placeOf = (index: number) => `\uE000${index}\uE001`
const PLACE = /\uE000(\d+)\uE001/

async function drawTemplate(shape: MailText): Promise<Template> {
  const { html, text } = await drawMail(shape)
  return { html: html.split(PLACE), text: text.split(PLACE) }
}

/** The same mail with a place instead of each text. */
function takeValuesOut(mail: MailText) {
  const values: Value[] = []
  const place = (said: string, inText = plain) => {
    const text = inText(said)
    // Plain text leaves out what is blank and the line with it, so a blank is part of the shape.
    return text === '' ? said : placeOf(values.push({ html: escape(said), text }) - 1)
  }
  const link = ({ label, url }: { label: string; url: string }) => ({
    label: place(label),
    url: place(safeUrl(url), (address) => plain(address.replace(/^mailto:/, ''))),
  })
  const lines = (paragraph: string) =>
    paragraph
      .split('\n')
      .map((line) => place(line))
      .join('\n')
  const shape: MailText = {
    subject: place(mail.subject, (subject) => plain(subject).toUpperCase()),
    preview: place(mail.preview),
    paragraphs: mail.paragraphs.map(lines),
    ...(mail.action && { action: link(mail.action) }),
    closing: place(mail.closing),
    ...(mail.unsubscribe && { unsubscribe: link(mail.unsubscribe) }),
  }
  return { shape, values }
}

const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Holds in text and in quoted attributes. */
const escape = (said: string) => said.toWellFormed().replaceAll(/["'&<>]/g, (sign) => entities[sign] ?? '')

/** As plain text is read: runs of blanks are one. */
const plain = (said: string) =>
  said
    .toWellFormed()
    .replaceAll(/[ \t\r\n\f\u200b]+/g, ' ')
    .replace(/^ | $/g, '')

const SAFE = new Set(['https:', 'http:', 'mailto:'])

export function safeUrl(url: string) {
  if (!SAFE.has(URL.parse(url)?.protocol ?? '')) throw new PermanentFailure('a mail leads to the web only')
  return url
}
