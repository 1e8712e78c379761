import { html } from 'hono/html'
import { htmlPage } from '../frame/html-page.ts'
import type { Message } from './parse-message.ts'

const shown = 200

export function inboxPage(messages: Message[]) {
  const items = messages.slice(0, shown).map(
    ({
      id,
      subject,
      to,
      receivedAt,
    }) => html`<li><a href="/messages/${id}">${subject || '(no subject)'}</a><br>
<small>to ${to.join(', ')} · <time datetime="${receivedAt}">${receivedAt}</time></small></li>`,
  )
  const count = `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`
  const summary = messages.length > shown ? `${count}, the newest ${shown} shown` : count
  return htmlPage('Caught mail', html`<p>${summary}</p><ul>${items}</ul>`, {
    head: html`<meta http-equiv="refresh" content="5">`,
  })
}
