import type { z } from 'zod'
import type {
  changePasswordInput,
  confirmSignUpInput,
  deleteAccountInput,
  Enrolment,
  PaceGoal,
  requestPasswordResetInput,
  resendVerificationInput,
  resetPasswordInput,
  secondFactorInput,
  signInInput,
  signUpInput,
} from './features/accounts/schema.ts'
import type { ActivityInput, Logged } from './features/activity/schema.ts'
import type { checkoutInput, portalInput, VerifiedSession } from './features/billing/schema.ts'
import type { tipsInput } from './features/mails/schema.ts'
import type { feedbackInput } from './features/feedback/schema.ts'
import type {
  CommentAnswer,
  commentInput,
  DraftEvent,
  draftEdit,
  draftFilter,
  ListedDraft,
  Mark,
  markFilter,
  PostAnswer,
  postInput,
  RecentDrafts,
  recentFilter,
  rewriteInput,
  voiceInput,
} from './features/drafts/schema.ts'
import type {
  AnalysedPost,
  Community,
  CommunityStance,
  Feed,
  feedInput,
  Passport,
  passportInput,
  SearchAnswer,
  searchInput,
} from './features/feed/schema.ts'
import type {
  describeInput,
  Product,
  ProductDescription,
  ProductInput,
  ProductList,
} from './features/products/schema.ts'
import type { Ticket, TicketInput, TicketList } from './features/support/schema.ts'
import type { ErrorCode, FieldErrors } from './platform/errors.ts'

const DEADLINE_MS = 20_000
const LONG_DEADLINE_MS = 40_000
const UNREACHABLE = "We couldn't reach the server. Check your connection and try again."
const UNREADABLE = 'Invalid response format from server'
const CUT_OFF = 'The connection was lost while your draft was being written. Please try again.'
const TOO_SLOW = 'Writing your draft took too long. Please try again.'

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
  /** Sends what must not be lost when the page goes away. */
  keepalive?: boolean
}

async function call<Answer>(given: Call): Promise<Answer> {
  const { method, path, body: content, deadlineMs = DEADLINE_MS, signal, keepalive = false } = given
  const deadline = AbortSignal.timeout(deadlineMs)
  let response: Response | undefined
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
      keepalive,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    body = response.status === 204 ? undefined : await response.json()
  } catch (cause) {
    const known = response ? { status: response.status } : {}
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { ...known, cause })
  }
  if (response.ok) return body as Answer
  if (isErrorBody(body)) throw new ApiError(body, { status: response.status })
  throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { status: response.status })
}

const post = <Answer>(path: string, body: object = {}) => call<Answer>({ method: 'POST', path, body })

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
}

/** Each event as it arrives. It ends with `done`; every other end is thrown. */
async function* stream<Answer>(
  path: string,
  input: object,
  signal: AbortSignal,
  /** What is said of a refusal without words. */
  explain: (response: Response) => string,
): AsyncGenerator<DraftEvent<Answer>> {
  const deadline = AbortSignal.timeout(LONG_DEADLINE_MS)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(input),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, deadline]),
    })
    if (!response.ok) throw await readRefusal(response, explain(response))
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new ApiError({ error: UNREADABLE, code: 'upstream_failed' }, { status: response.status })
    for await (const said of readEvents(response.body)) {
      const event = said as DraftEvent<Answer>
      if (event.type === 'failed') throw new ApiError(event as ApiErrorBody, { status: response.status })
      yield event
      if (event.type === 'done') return
    }
    throw new ApiError({ error: CUT_OFF, code: 'upstream_failed' })
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (deadline.aborted) throw new ApiError({ error: TOO_SLOW, code: 'timeout' }, { cause })
    throw new ApiError({ error: UNREACHABLE, code: 'unreachable' }, { cause })
  }
}

async function readRefusal(response: Response, error: string) {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  return new ApiError(isErrorBody(body) ? body : { error, code: 'unreachable' }, { status })
}

async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data:')) yield parseEvent(line.slice(5))
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError({ error: UNREADABLE, code: 'upstream_failed' }, { cause })
  }
}

export const api = {
  signUp: (input: z.input<typeof signUpInput>) => post<void>('/api/auth/sign-up', input),
  confirmSignUp: (input: z.input<typeof confirmSignUpInput>) =>
    post<void>('/api/auth/confirm-sign-up', input),
  signIn: (input: z.input<typeof signInInput>) =>
    post<{ secondStep: true } | undefined>('/api/auth/sign-in', input),
  takeSecondStep: (code: string) => post<void>('/api/auth/second-step', { code }),
  signInWithGoogle: () => post<{ url: string }>('/api/auth/sign-in/google'),
  signOut: () => post<void>('/api/auth/sign-out'),
  requestPasswordReset: (input: z.input<typeof requestPasswordResetInput>) =>
    post<void>('/api/auth/request-password-reset', input),
  resetPassword: (input: z.input<typeof resetPasswordInput>) => post<void>('/api/auth/reset-password', input),
  resendVerification: (input: z.input<typeof resendVerificationInput>) =>
    post<void>('/api/auth/resend-verification', input),
  endSession: (id: string) => call<void>({ method: 'DELETE', path: `/api/account/sessions/${id}` }),
  endOtherSessions: () => call<{ ended: number }>({ method: 'DELETE', path: '/api/account/sessions' }),
  changePaceGoal: (goal: PaceGoal) =>
    call<void>({ method: 'PUT', path: '/api/account/pace-goal', body: goal }),
  changePassword: (input: z.input<typeof changePasswordInput>) => post<void>('/api/account/password', input),
  exportData: () => call<object>({ method: 'GET', path: '/api/account/export' }),
  beginSecondFactor: (input: z.input<typeof secondFactorInput>) =>
    post<Enrolment>('/api/account/second-factor', input),
  confirmSecondFactor: (code: string) =>
    post<{ recoveryCodes: string[] }>('/api/account/second-factor/confirm', { code }),
  renewRecoveryCodes: (code: string) =>
    post<{ recoveryCodes: string[] }>('/api/account/second-factor/recovery-codes', { code }),
  endSecondFactor: (code: string) => post<void>('/api/account/second-factor/end', { code }),
  deleteAccount: (input: z.input<typeof deleteAccountInput>) => post<void>('/api/account/delete', input),
  changeTips: (input: z.input<typeof tipsInput>) =>
    call<void>({ method: 'PUT', path: '/api/mails/tips', body: input }),
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
  logActivity: (input: ActivityInput) => post<Logged>('/api/activity', input),
  keepAddress: (id: string, address: string) =>
    call<void>({ method: 'PUT', path: `/api/activity/${id}/address`, body: { address } }),
  removeActivity: (id: string) => call<void>({ method: 'DELETE', path: `/api/activity/${id}` }),
  readPassport: (about: z.input<typeof passportInput>, signal: AbortSignal) =>
    call<Passport>({
      method: 'GET',
      path: `/api/reddit/passport?${new URLSearchParams(about)}`,
      signal,
    }),
  listStances: (signal: AbortSignal) =>
    call<{ stances: CommunityStance[] }>({ method: 'GET', path: '/api/reddit/stances', signal }),
  listTickets: (signal: AbortSignal) =>
    call<TicketList>({ method: 'GET', path: '/api/support/tickets', signal }),
  createTicket: (input: TicketInput) => post<Ticket>('/api/support/tickets', input),
  fetchPost: (redditUrl: string, signal: AbortSignal) =>
    call<{ post?: AnalysedPost }>({
      method: 'POST',
      path: '/api/reddit/fetch-post.js',
      body: { redditUrl },
      signal,
    }),
  writeComment: (input: z.input<typeof commentInput>, signal: AbortSignal) =>
    stream<CommentAnswer>('/api/ai/generate-comment.js', input, signal, () => UNREACHABLE),
  writePost: (input: z.input<typeof postInput>, signal: AbortSignal) =>
    stream<PostAnswer>(
      '/api/ai/generate-post.js',
      input,
      signal,
      ({ status, statusText }) => `HTTP ${status}: ${statusText}`,
    ),
  rewritePost: (input: z.input<typeof rewriteInput>, signal: AbortSignal) =>
    stream<PostAnswer>('/api/ai/smart-rewrite.js', input, signal, () => 'Failed to rewrite post'),
  listDrafts: (about: z.input<typeof draftFilter>, signal?: AbortSignal) =>
    call<{ drafts: ListedDraft[] }>({
      method: 'GET',
      path: `/api/drafts?${new URLSearchParams(about)}`,
      signal,
    }),
  listRecentDrafts: (about: z.input<typeof recentFilter>, signal: AbortSignal) =>
    call<RecentDrafts>({
      method: 'GET',
      path: `/api/drafts/recent?${new URLSearchParams(about)}`,
      signal,
    }),
  listMarks: (about: z.input<typeof markFilter>, signal: AbortSignal) =>
    call<{ marks: Mark[] }>({
      method: 'GET',
      path: `/api/drafts/marks?${new URLSearchParams(about)}`,
      signal,
    }),
  saveDraft: (id: string, edit: z.input<typeof draftEdit>) =>
    call<void>({ method: 'PUT', path: `/api/drafts/${id}`, body: edit, keepalive: true }),
  deleteDraft: (id: string) => call<void>({ method: 'DELETE', path: `/api/drafts/${id}` }),
  reportCopied: (id: string) => post<void>(`/api/drafts/${id}/copied`),
  readVoice: (signal: AbortSignal) =>
    call<z.infer<typeof voiceInput>>({ method: 'GET', path: '/api/voice', signal }),
  saveVoice: (input: z.input<typeof voiceInput>) =>
    call<void>({ method: 'PUT', path: '/api/voice', body: input }),
  createCheckoutSession: (input: z.input<typeof checkoutInput>) =>
    post<{ url: string }>('/api/stripe/create-checkout-session', input),
  verifySession: (sessionId: string) =>
    call<VerifiedSession>({
      method: 'GET',
      path: `/api/stripe/verify-session?${new URLSearchParams({ session_id: sessionId })}`,
    }),
  sendFeedback: (input: z.input<typeof feedbackInput>) => post<void>('/api/feedback', input),
  openBillingPortal: (input: z.input<typeof portalInput> = {}) =>
    post<{ url: string }>('/api/stripe/create-portal-session', input),
}
