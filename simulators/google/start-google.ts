import type { RequestListener } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { createAccounts } from './accounts.ts'
import { createProvider } from './create-provider.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { pictureRoutes } from './picture-routes.ts'

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
