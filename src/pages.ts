import { Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { ApiEnv } from './features/request-context.ts'
import { pageHeaders } from './platform/http/secure-headers.ts'
import type { pageContext } from './web/page-context.ts'

/** The server-rendered pages, from a build on disk or, in development, from Vite. */
export type Pages = {
  load: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  /** The built scripts, styles and fonts; Vite serves its own. */
  assets?: MiddlewareHandler
}

type Options = { https: boolean; demo: boolean }

export function createPages({ load, mode }: Pages, { https, demo }: Options) {
  return new Hono<{ Variables: ApiEnv['Variables'] & SecureHeadersVariables }>()
    .use(pageHeaders(https))
    .get('*', async (c) => {
      const build = await load()
      const { pageContext: key } = build.entry.module as unknown as { pageContext: typeof pageContext }
      const context = new RouterContextProvider()
      context.set(key, { nonce: c.get('secureHeadersNonce') ?? '', request: c.var.ctx, demo })
      const response = await createRequestHandler(build, mode)(c.req.raw, context)
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
      return response
    })
}
