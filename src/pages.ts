import { Hono, type MiddlewareHandler } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { sessionCookieOf } from './features/accounts/read-session.ts'
import type { ApiEnv, RequestContext } from './features/request-context.ts'
import { findSharedAddress } from './find-shared-address.ts'
import { type AppError, STATUS } from './platform/errors.ts'
import { asAppError } from './platform/http/answer-error.ts'
import { createPublicPages } from './platform/http/public-page.ts'
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
  const servePublic = createPublicPages()
  const render = async (
    request: Request,
    page: { nonce: string | undefined; whole: boolean; ctx: RequestContext },
  ) => {
    const build = await load()
    const { pageContext: key } = build.entry.module as unknown as { pageContext: typeof pageContext }
    const context = new RouterContextProvider()
    let failure: AppError | undefined
    const onFailure = (error: unknown) => {
      failure ??= asAppError(error)
      page.ctx.log.failure('page.failed', { path: new URL(request.url).pathname, err: failure })
    }
    context.set(key, { nonce: page.nonce, whole: page.whole, request: page.ctx, onFailure, demo })
    const response = await handlerOf(build)(request, context)
    return failure && response.status === 500 ? withStatusOf(failure, response) : response
  }
  return new Hono<Env>().get('*', async (c) => {
    const { ctx } = c.var
    const shared = mode === 'production' && !sessionCookieOf(ctx) && findSharedAddress(c.req.url)
    if (shared) {
      // Nothing of whoever comes first goes into what everybody gets: neither headers nor the host they named.
      const nobody = { ...ctx, headers: new Headers({ accept: 'text/html' }), cookies: [] }
      return servePublic(c, shared, (nonce) =>
        render(new Request(ctx.origin + shared, { headers: nobody.headers }), {
          nonce,
          whole: true,
          ctx: nobody,
        }),
      )
    }
    const response = await render(c.req.raw, { nonce: c.get('secureHeadersNonce'), whole: false, ctx })
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
    return response
  })
}

/** The router knows our failures only as 500; what is to be done about them is told by the status, as in the API. */
function withStatusOf({ code, retryAfterSeconds }: AppError, response: Response) {
  const headers = new Headers(response.headers)
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds))
  return new Response(response.body, { status: STATUS[code], headers })
}
