import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Message } from './parse-message.ts'

const sandbox = 'allow-popups allow-top-navigation-by-user-activation allow-popups-to-escape-sandbox'

export const messageHtmlPolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:`

export function messagePage(message: Message) {
  const { id, from, to, subject, text, receivedAt } = message
  const body = message.html
    ? html`<iframe title="Message" sandbox="${sandbox}" src="/messages/${id}/html"></iframe>`
    : ''
  return htmlPage(
    subject || '(no subject)',
    html`<p>from ${from}<br>to ${to.join(', ')}<br><small>${receivedAt}</small></p>
${body}
${text ? html`<h2>Plain text</h2><pre>${text}</pre>` : ''}
<p><a href="/">Back to all mail</a></p>`,
  )
}

/** Links open in a new tab: inside the frame the application would refuse to be shown. */
export function withLinksInNewTab(messageHtml: string) {
  const base = '<base target="_blank">'
  // Before a doctype it would put the mail into quirks mode.
  const opening = /^(?:[^]*?<head(?:\s[^>]*)?>|\s*<!doctype[^>]*>)/i
  return opening.test(messageHtml)
    ? messageHtml.replace(opening, (start) => start + base)
    : base + messageHtml
}
