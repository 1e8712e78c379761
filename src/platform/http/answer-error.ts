import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseAway } from '../database-away.ts'
import { AppError, isAppError, STATUS } from '../errors.ts'
import type { Log } from '../log.ts'

/** Every failure leaves in one shape. What is our fault is logged whole and told in one sentence. */
export function createErrorAnswer(log: Log) {
  return (error: unknown, c: Context) => {
    const requestId = String(c.get('requestId') ?? '')
    const failure = asAppError(error)
    const { code, message, retryAfterSeconds } = failure
    const status = STATUS[code]
    if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds))
    const body = describeFailure(failure, requestId, log)
    const isPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    if (isPage) return c.html(plainPage(message, requestId), status)
    return c.json(body, status)
  }
}

/** The one shape, also for answers whose status is already on its way. */
export function describeError(error: unknown, requestId: string, log: Log) {
  return describeFailure(asAppError(error), requestId, log)
}

function describeFailure(failure: AppError, requestId: string, log: Log) {
  const { code, message, fields, reason } = failure
  if (STATUS[code] >= 500) log.failure('request.failed', { requestId, code, err: failure })
  return { error: message, code, requestId, ...(fields ? { fields } : {}), ...(reason ? { reason } : {}) }
}

/** For when even the pages can't be rendered: no style, no script, just what happened and what to do. */
function plainPage(message: string, requestId: string) {
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>Something went wrong</h1><p>${message}</p><p><a href="">Try again</a></p>
<p><small>Request ${requestId}</small></p></html>`
}

/** What a failure means to the one who asked. */
export function asAppError(error: unknown): AppError {
  const known = isAppError(error) ? error : undefined
  // Libraries may have made something else of it on its way, and we of that.
  if ((!known || known.code === 'internal') && isDatabaseAway(error)) return databaseAway(error)
  if (known) return known
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('too_large', 'That is too large.', { cause: error })
    if (error.status < 500)
      return new AppError('invalid_input', "We couldn't read that request.", { cause: error })
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** It comes back by itself, and /readyz tells those who must know. */
function databaseAway(cause: unknown) {
  return new AppError('unavailable', "We can't reach our database right now. Please try again in a moment.", {
    cause,
    retryAfterSeconds: 2,
  })
}
