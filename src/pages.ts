import { Hono, type MiddlewareHandler } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiEnv } from './features/request-context.ts'
import type { pageContext } from './web/page-context.ts'

/** The server-rendered pages, from a build on disk or, in development, from Vite. */
export type Pages = {
  load: () => Promise<ServerBuild>
  mode: 'production' | 'development'
  /** The built scripts, styles and fonts; Vite serves its own. */
  assets?: MiddlewareHandler
}

type Env = { Variables: ApiEnv['Variables'] & SecureHeadersVariables }

export function createPages({ load, mode }: Pages, { demo }: { demo: boolean }) {
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()
  const handlerOf = (build: ServerBuild) => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handler)
    return handler
  }
  return new Hono<Env>().get('*', async (c) => {
    const build = await load()
    const { pageContext: key } = build.entry.module as unknown as { pageContext: typeof pageContext }
    const context = new RouterContextProvider()
    context.set(key, { nonce: c.get('secureHeadersNonce') ?? '', request: c.var.ctx, demo })
    const response = await handlerOf(build)(c.req.raw, context)
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  })
}
