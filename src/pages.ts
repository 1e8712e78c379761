import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ApiEnv } from './features/request-context.ts'
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
    c: Context<Env>,
    page: { request: Request; nonce: string | undefined; whole: boolean },
  ) => {
    const build = await load()
    const { pageContext: key } = build.entry.module as unknown as { pageContext: typeof pageContext }
    const context = new RouterContextProvider()
    let failure: AppError | undefined
    const onFailure = (error: unknown) => {
      failure ??= asAppError(error)
      const { level = 'error' } = failure
      c.var.ctx.log[level]('page.failed', { path: new URL(page.request.url).pathname, err: error })
    }
    context.set(key, { nonce: page.nonce, whole: page.whole, request: c.var.ctx, onFailure, demo })
    const response = await handlerOf(build)(page.request, context)
    return failure && response.status === 500 ? withStatusOf(failure, response) : response
  }
  return new Hono<Env>().get('*', async (c) => {
    if (mode === 'production' && isForEverybody(c)) {
      return servePublic(c, (request, nonce) => render(c, { request, nonce, whole: true }))
    }
    const response = await render(c, { request: c.req.raw, nonce: c.get('secureHeadersNonce'), whole: false })
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

const PUBLIC = /^\/(?:(?:pricing|terms|privacy)|(?:blog|resources)(?:\/[\w-]+)?)?(?:\?offset=\d{1,3})?$/

/** The same finished HTML for every visitor. Whoever sends a cookie may be signed in, and is asked for personally. */
function isForEverybody(c: Context) {
  const { pathname, search } = new URL(c.req.url)
  return !c.req.header('cookie') && PUBLIC.test(pathname + search)
}
