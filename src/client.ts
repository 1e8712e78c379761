import type { z } from 'zod'
import type {
  requestPasswordResetInput,
  resendVerificationInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from './features/accounts/schema.ts'
import type { checkoutInput, portalInput, VerifiedSession } from './features/billing/schema.ts'
import type { Community, Feed, feedInput, SearchAnswer, searchInput } from './features/feed/schema.ts'
import type {
  describeInput,
  Product,
  ProductDescription,
  ProductInput,
  ProductList,
} from './features/products/schema.ts'
import type { ErrorCode, FieldErrors } from './platform/errors.ts'

const DEADLINE_MS = 20_000
const LONG_DEADLINE_MS = 40_000
const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."

type ApiErrorCode = ErrorCode | 'unreachable'

type ApiErrorBody = {
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

type Call = {
  method: string
  path: string
  body?: object | Blob
  deadlineMs?: number
  /** For what nobody waits for any more. */
  signal?: AbortSignal
}

async function call<Answer>(given: Call): Promise<Answer> {
  const { method, path, body: content, deadlineMs = DEADLINE_MS, signal } = given
  const deadline = AbortSignal.timeout(deadlineMs)
  let response: Response
  let body: unknown
  const file = content instanceof Blob
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(content ? { 'content-type': file ? content.type : 'application/json' } : {}),
      },
      body: content ? (file ? content : JSON.stringify(content)) : null,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    body = response.status === 204 ? undefined : await response.json()
  } catch (cause) {
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { cause })
  }
  if (response.ok) return body as Answer
  if (isErrorBody(body)) throw new ApiError(body, { status: response.status })
  throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { status: response.status })
}

const post = <Answer>(path: string, body: object = {}) => call<Answer>({ method: 'POST', path, body })

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
  listProducts: () => call<ProductList>({ method: 'GET', path: '/api/products' }),
  createProduct: (input: ProductInput) => post<Product>('/api/products', input),
  updateProduct: (id: string, input: ProductInput) =>
    call<Product>({ method: 'PUT', path: `/api/products/${id}`, body: input }),
  deleteProduct: (id: string) => call<void>({ method: 'DELETE', path: `/api/products/${id}` }),
  uploadIcon: (file: Blob) =>
    call<{ url: string }>({
      method: 'POST',
      path: '/api/products/icon',
      body: file,
      deadlineMs: LONG_DEADLINE_MS,
    }),
  generateDescription: (input: z.input<typeof describeInput>) =>
    call<ProductDescription>({
      method: 'POST',
      path: '/api/ai/generate-description',
      body: input,
      deadlineMs: LONG_DEADLINE_MS,
    }),
  setSubreddits: (id: string, subreddits: string[]) =>
    call<Product>({ method: 'PUT', path: `/api/products/${id}/subreddits`, body: { subreddits } }),
  readFeed: (input: z.input<typeof feedInput>, signal: AbortSignal) =>
    call<Feed>({
      method: 'GET',
      path: `/api/reddit/reddit.js?${new URLSearchParams(Object.entries(input))}`,
      signal,
    }),
  searchPosts: (input: z.input<typeof searchInput>, signal: AbortSignal) =>
    call<SearchAnswer>({ method: 'POST', path: '/api/reddit/search', body: input, signal }),
  listCommunities: (productId: string, signal: AbortSignal) =>
    call<{ communities: Community[] }>({
      method: 'GET',
      path: `/api/reddit/communities?${new URLSearchParams({ productId })}`,
      signal,
    }),
  createCheckoutSession: (input: z.input<typeof checkoutInput>) =>
    post<{ url: string }>('/api/stripe/create-checkout-session', input),
  verifySession: (sessionId: string) =>
    call<VerifiedSession>({
      method: 'GET',
      path: `/api/stripe/verify-session?${new URLSearchParams({ session_id: sessionId })}`,
    }),
  openBillingPortal: (input: z.input<typeof portalInput> = {}) =>
    post<{ url: string }>('/api/stripe/create-portal-session', input),
}
