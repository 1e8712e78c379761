import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Accounts } from './accounts.ts'

export function pictureRoutes(accounts: Accounts) {
  return new Hono().get('/:sub', async (c) => {
    const account = accounts.find(c.req.param('sub'))
    if (!account) return c.notFound()
    const picture =
      await html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#0b57d0"/><text x="48" y="64" fill="#fff" font-family="sans-serif" font-size="48" text-anchor="middle">${account.name.charAt(0)}</text></svg>`
    return c.body(String(picture), 200, { 'Content-Type': 'image/svg+xml' })
  })
}
