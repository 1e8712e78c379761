import { createElement as h } from 'react'
import { Body, Button, Container, Head, Heading, Hr, Html, Link, render, Text } from 'react-email'
import { brand } from '../../brand.ts'

export type MailText = {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  paragraphs: string[]
  /** Where the reader goes from here, if anywhere. */
  action?: { label: string; url: string }
  closing: string
  /** The way out of mails that nobody needs to get. */
  unsubscribe?: { label: string; url: string }
}

const ink = '#1a2621'
const spruce = '#0f5540'
const grey = '#5a6a62'
const font = 'Helvetica, Arial, sans-serif'
const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
}
const small = { color: grey, fontSize: 13, lineHeight: '20px', margin: 0 }

/** Blank to the eye, so that inboxes don't show the mail's first words after its preview. */
export const BLANKS = '\u200c\u00a0'.repeat(100)

/**
 * One quiet layout for every mail. It addresses nobody by name: someone who signs up chooses the name, and could
 * write to strangers through it. Without JSX, because Node runs the worker's files as they are.
 * React takes 5 ms for it: fill-mail.ts has it drawn once for each kind of mail.
 */
export async function drawMail(text: MailText) {
  return {
    html: await render(layout(text, { hasButton: true })),
    text: await render(layout(text, { hasButton: false }), { plainText: true }),
  }
}

/** Plain text has no button: there the link follows its label. */
function layout(
  { preview, subject, paragraphs, action, closing, unsubscribe }: MailText,
  { hasButton }: { hasButton: boolean },
) {
  // By spreading, neither paragraphs nor lines need a key: two of them may say the same.
  const paragraph = (text: string) =>
    h(
      Text,
      { style: { color: ink, fontSize: 15, lineHeight: '24px', margin: '0 0 16px' } },
      ...text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br'), line])),
    )
  return h(
    Html,
    { lang: 'en' },
    h(Head),
    h('title', null, preview),
    h('div', { style: hidden, 'data-skip-in-text': true }, preview, h('div', null, BLANKS)),
    h(
      Body,
      { style: { backgroundColor: '#f8faf9', fontFamily: font, margin: 0, padding: '32px 12px' } },
      h(
        Container,
        {
          style: {
            backgroundColor: '#ffffff',
            border: '1px solid #dfe5e2',
            borderRadius: 12,
            maxWidth: 520,
            padding: '32px 32px 24px',
          },
        },
        h(Text, { style: { color: spruce, fontSize: 15, fontWeight: 700, margin: '0 0 20px' } }, brand.name),
        h(
          Heading,
          { as: 'h1', style: { color: ink, fontSize: 22, lineHeight: '28px', margin: '0 0 20px' } },
          subject,
        ),
        paragraph('Hello,'),
        ...paragraphs.map(paragraph),
        ...(action ? link(action, hasButton) : []),
        h(Hr, { style: { borderColor: '#dfe5e2', margin: '16px 0' } }),
        h(Text, { style: small }, closing),
        unsubscribe &&
          h(
            Text,
            { style: { ...small, margin: '8px 0 0' } },
            h(
              Link,
              { href: unsubscribe.url, style: { color: grey, textDecoration: 'underline' } },
              unsubscribe.label,
            ),
          ),
      ),
    ),
  )
}

const link = ({ label, url }: { label: string; url: string }, hasButton: boolean) => [
  h(
    Button,
    {
      href: url,
      style: {
        backgroundColor: spruce,
        borderRadius: 8,
        color: '#f5fbf7',
        fontSize: 15,
        fontWeight: 600,
        margin: '8px 0 24px',
        padding: '12px 20px',
      },
    },
    label,
  ),
  hasButton &&
    h(
      Text,
      { style: { color: grey, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' } },
      'If the button does not work, open this link: ',
      h(Link, { href: url, style: { color: spruce, wordBreak: 'break-all' } }, url),
    ),
]
