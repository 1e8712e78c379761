import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './nonce-context.ts'
import { pageContext } from './page-context.ts'

export { pageContext } from './page-context.ts'

const RENDER_DEADLINE_MS = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, whole, request: requestContext } = context.get(pageContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  // Crawlers do not run the scripts that fill in late parts.
  const waitForAll = whole || isbot(request.headers.get('user-agent'))

  return new Promise<Response>((resolve, reject) => {
    let answered = false
    let finalStatus = status
    const answer = () => {
      answered = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(deadline)
          done()
        },
      })
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      ...(waitForAll ? { onAllReady: answer } : { onShellReady: answer }),
      onShellError(error) {
        clearTimeout(deadline)
        reject(error)
      },
      onError(err) {
        finalStatus = 500
        // Before the answer began, the error reaches handleError by itself.
        if (answered) requestContext.log.error('page.render_failed', { err })
      },
    })
    const deadline = setTimeout(() => abort(), RENDER_DEADLINE_MS)
  })
}

/** Says where and what, never the request itself: its body may hold a password. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const page = context.get(pageContext)
  const path = new URL(request.url).pathname
  if (isRouteErrorResponse(error)) page.request.log.warn('page.refused', { path, status: error.status })
  else page.onFailure(error)
}
