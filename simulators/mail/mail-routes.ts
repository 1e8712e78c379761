import { Hono } from 'hono'
import { inboxPage } from './inbox-page.ts'
import { messageHtmlPolicy, messagePage, withLinksInNewTab } from './message-page.ts'
import type { MessageStore } from './message-store.ts'

export function mailRoutes(messages: MessageStore) {
  return new Hono()
    .get('/', (c) => c.html(inboxPage(messages.newestFirst())))
    .get('/messages', (c) => c.json(messages.newestFirst(c.req.query('to'))))
    .delete('/messages', (c) => {
      messages.clear()
      return c.body(null, 204)
    })
    .get('/messages/:id', (c) => {
      const message = messages.find(c.req.param('id'))
      return message ? c.html(messagePage(message)) : c.notFound()
    })
    .get('/messages/:id/html', (c) => {
      const message = messages.find(c.req.param('id'))
      if (!message) return c.notFound()
      c.header('Content-Security-Policy', messageHtmlPolicy)
      return c.html(withLinksInNewTab(message.html))
    })
}
