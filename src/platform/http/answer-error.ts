import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { AppError, STATUS } from '../errors.ts'
import type { Log } from '../log.ts'

/** Every failure leaves in one shape. Expected ones page nobody; the rest are logged whole and told in one sentence. */
export function createErrorAnswer(log: Log) {
  return (error: unknown, c: Context) => {
    const requestId = String(c.get('requestId') ?? '')
    const failure = asAppError(error)
    const status = STATUS[failure.code]
    if (status >= 500)
      log.error('request.failed', { requestId, code: failure.code, err: failure.cause ?? error })
    if (failure.retryAfterSeconds) c.header('Retry-After', String(failure.retryAfterSeconds))
    const { code, message, fields, reason } = failure
    const isPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    if (isPage) return c.html(plainPage(message, requestId), status)
    const more = { ...(fields ? { fields } : {}), ...(reason ? { reason } : {}) }
    return c.json({ error: message, code, requestId, ...more }, status)
  }
}

/** For when even the pages can't be rendered: no style, no script, just what happened and what to do. */
function plainPage(message: string, requestId: string) {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>Something went wrong</h1><p>${message}</p><p><a href="">Try again</a></p>
<p><small>Request ${requestId}</small></p></html>`
}

/** By name, not by class: pages are bundled with their own copy of it. */
function asAppError(error: unknown): AppError {
  if (error instanceof Error && error.name === 'AppError') return error as AppError
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('too_large', 'That is too large.', { cause: error })
    if (error.status < 500)
      return new AppError('invalid_input', "We couldn't read that request.", { cause: error })
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}
