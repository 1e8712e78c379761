import type { RequestListener } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { type Accounts, createAccounts } from './accounts.ts'
import { createProvider } from './create-provider.ts'
import { interactionRoutes } from './interaction-routes.ts'

/** `appOrigin` may name several origins, separated by commas. */
export async function startGoogle({ port, appOrigin }: { port: number; appOrigin: string }) {
  const appOrigins = appOrigin.split(',').map((origin) => new URL(origin.trim()).origin)
  const accounts = createAccounts()
  // The issuer is the address, which is known only once a free port has been taken.
  let handle: RequestListener | undefined
  const simulator = await startSimulator({ name: 'google', port, listener: (req, res) => handle?.(req, res) })

  const provider = createProvider({ issuer: simulator.url, appOrigins, accounts })
  const pages = new Hono<{ Bindings: HttpBindings }>()
    .route('/interaction', interactionRoutes(provider, accounts))
    .route('/picture', pictureRoutes(accounts))
  const showPage = honoListener(pages)
  const speakOidc = provider.callback()
  handle = (req, res) => (/^\/(interaction|picture)\//.test(req.url ?? '') ? showPage : speakOidc)(req, res)
  return simulator
}

function pictureRoutes(accounts: Accounts) {
  return new Hono().get('/:sub', async (c) => {
    const account = accounts.find(c.req.param('sub'))
    if (!account) return c.notFound()
    const picture = await html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" fill="#0b57d0"/>
<text x="48" y="64" fill="#fff" font-family="sans-serif" font-size="48" text-anchor="middle">${account.name.charAt(0)}</text>
</svg>`
    return c.body(String(picture), 200, { 'Content-Type': 'image/svg+xml' })
  })
}
