import type { z } from 'zod'
import type {
  requestPasswordResetInput,
  resendVerificationInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from './features/accounts/schema.ts'
import type { ErrorCode, FieldErrors } from './platform/errors.ts'

const DEADLINE_MS = 20_000
const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."

type ApiErrorCode = ErrorCode | 'unreachable'

type ApiErrorBody = {
  error: string
  code: ApiErrorCode
  requestId?: string
  fields?: FieldErrors
}

/** What went wrong, in a sentence that can be shown as it is. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly fields: FieldErrors | undefined

  constructor(body: ApiErrorBody, options: { status?: number; cause?: unknown } = {}) {
    super(body.error, { cause: options.cause })
    this.name = 'ApiError'
    this.code = body.code
    this.status = options.status
    this.requestId = body.requestId
    this.fields = body.fields
  }
}

async function post<Answer>(path: string, input: object = {}): Promise<Answer> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    body = response.status === 204 ? undefined : await response.json()
  } catch (cause) {
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { cause })
  }
  if (response.ok) return body as Answer
  if (isErrorBody(body)) throw new ApiError(body, { status: response.status })
  throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { status: response.status })
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
}

export const api = {
  signUp: (input: z.input<typeof signUpInput>) => post<void>('/api/auth/sign-up', input),
  signIn: (input: z.input<typeof signInInput>) => post<void>('/api/auth/sign-in', input),
  signInWithGoogle: () => post<{ url: string }>('/api/auth/sign-in/google'),
  signOut: () => post<void>('/api/auth/sign-out'),
  requestPasswordReset: (input: z.input<typeof requestPasswordResetInput>) =>
    post<void>('/api/auth/request-password-reset', input),
  resetPassword: (input: z.input<typeof resetPasswordInput>) => post<void>('/api/auth/reset-password', input),
  resendVerification: (input: z.input<typeof resendVerificationInput>) =>
    post<void>('/api/auth/resend-verification', input),
  completeOnboarding: () => post<void>('/api/account/complete-onboarding'),
}
