import { createServer } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { loadServerConfig } from '../../src/config.ts'
import { runServer } from '../../src/run-server.ts'
import { serveApiBrowser } from './serve-api-browser.ts'
import { serveMails } from './serve-mails.ts'

// One process and one origin as in production: Vite only takes the place of the built pages and their assets.
const server = createServer()
const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })

const assets = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { incoming, outgoing } = c.env
  if (serveApiBrowser(incoming, outgoing) || (await serveMails(incoming, outgoing)))
    return RESPONSE_ALREADY_SENT
  const handled = await new Promise<boolean>((resolve) => {
    outgoing.once('finish', () => resolve(true))
    vite.middlewares(incoming, outgoing, () => resolve(false))
  })
  if (handled) return RESPONSE_ALREADY_SENT
  await next()
})

const load = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>

await runServer(loadServerConfig(), { load, mode: 'development', assets }, server)
