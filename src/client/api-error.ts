import type { ErrorCode, FieldErrors } from '../platform/errors.ts'

type ApiErrorCode = ErrorCode | 'unreachable'

export type ApiErrorBody = {
  error: string
  code: ApiErrorCode
  requestId?: string
  fields?: FieldErrors
  reason?: string
}

/** What went wrong, in a sentence that can be shown as it is. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly fields: FieldErrors | undefined
  /** Tells failures of one code apart. */
  readonly reason: string | undefined

  constructor(body: ApiErrorBody, options: { status?: number; cause?: unknown } = {}) {
    super(body.error, { cause: options.cause })
    this.name = 'ApiError'
    this.code = body.code
    this.status = options.status
    this.requestId = body.requestId
    this.fields = body.fields
    this.reason = body.reason
  }
}

export function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
}

/** Nobody answered, or nobody that we know. */
export const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."
