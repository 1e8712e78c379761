/** Few codes, one map: what the caller may do about it decides the code, not where it happened. */
export const STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  plan_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  declined: 422,
  throttled: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof STATUS
export type FieldErrors = Record<string, string[]>

export type AppErrorOptions = {
  cause?: unknown
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** Tells failures of one code apart, for pages that say more about them. */
  reason?: string
  /** Neither the caller nor time puts this right. */
  needsPerson?: boolean
}

/** An expected failure: `message` is a sentence for the user, `cause` is for the log. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly reason: string | undefined
  readonly needsPerson: boolean

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    const { cause, fields, retryAfterSeconds, reason, needsPerson = code === 'internal' } = options
    super(message, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
    this.needsPerson = needsPerson
  }
}

/** By name, not by class: pages are bundled with their own copy of it. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError'

/** One field of a form can't be taken; the sentence stands beside it. */
export function refuseField(field: string, sentence: string) {
  return new AppError('invalid_input', sentence, { fields: { [field]: [sentence] } })
}
