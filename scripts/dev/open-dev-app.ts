import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createMiddleware } from 'hono/factory'
import type { ServerBuild } from 'react-router'
import type { Connect } from 'vite'
import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { openApp } from '../../src/open-app.ts'
import { serveApiBrowser } from './serve-api-browser.ts'
import { serveMails } from './serve-mails.ts'

type Vite = { loadPages: () => Promise<ServerBuild>; middlewares: Connect.Server }

/** The application with what only development shows. Vite only takes the place of the built pages and their assets. */
export function openDevApp({ loadPages, middlewares }: Vite) {
  const assets = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming, outgoing } = c.env
    if (serveApiBrowser(incoming, outgoing) || (await serveMails(incoming, outgoing)))
      return RESPONSE_ALREADY_SENT
    const handled = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true))
      middlewares(incoming, outgoing, () => resolve(false))
    })
    if (handled) return RESPONSE_ALREADY_SENT
    await next()
  })
  return openApp(loadServerConfig(), { load: loadPages, mode: 'development', assets })
}
