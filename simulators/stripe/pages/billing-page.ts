import { html, raw } from 'hono/html'
import { htmlPage } from '../../frame/html-page.ts'

type Html = ReturnType<typeof html>

const style = raw(`<style>
  @media (max-width: 30rem) { main { margin: 0 auto; padding: 1.25rem 1rem; border-radius: 0 } }
  .amount { margin: 0; font-size: 1.75rem; font-weight: 600 }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 .75rem }
  .message { padding: .6rem .8rem; border-radius: 8px; background: #e8f1e8 }
  .message[role=alert] { background: #fdecea; color: #8c1d18 }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
  .row button { width: auto; margin: 0 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem }
  dt { color: #5c5c57 }
  dd { margin: 0; overflow-wrap: anywhere }
  fieldset { margin: 0 0 1rem; padding: 0; border: 0 }
  label.choice { display: block; padding: .5rem 0 }
</style>`)

export function billingPage(title: string, content: Html, { narrow = true } = {}) {
  return htmlPage(title, content, { head: html`${style}`, narrow })
}

export const alert = (message: string | undefined) =>
  message ? html`<p class="message" role="alert">${message}</p>` : html``

export function messagePage(title: string, message: string, link?: { href: string; label: string }) {
  return billingPage(
    title,
    html`<p>${message}</p>${link ? html`<p><a href="${link.href}">${link.label}</a></p>` : ''}`,
  )
}
