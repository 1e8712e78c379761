import { isAPIError } from 'better-auth/api'
import { AppError, type ErrorCode } from '../../../platform/errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { ADDRESS_HEADER, type Auth } from './create-auth.ts'

type Call<T> = (api: Auth['api'], headers: Headers) => Promise<{ headers: Headers; response: T }>

/** Calls the auth library for this request: cookies go onto the answer, its errors become ours. */
export async function callAuth<T>(ctx: RequestContext, call: Call<T>): Promise<T> {
  try {
    const { auth, database } = ctx.accounts
    const { headers, response } = await database.guard(() => call(auth().api, authHeaders(ctx)))
    ctx.cookies.push(...headers.getSetCookie())
    return response
  } catch (error) {
    throw isAPIError(error) ? translate(error) : error
  }
}

/** Only what the library needs to know of the request, and the address as we know it. */
export function authHeaders({ headers, address }: RequestContext) {
  const known = new Headers({ [ADDRESS_HEADER]: address })
  for (const name of ['cookie', 'user-agent', 'origin']) {
    const value = headers.get(name)
    if (value) known.set(name, value)
  }
  return known
}

export const WRONG_CREDENTIALS = 'Failed to sign in. Please check your credentials.'
export const WRONG_CODE = "That code isn't right, or it was used already. Wait for the next one."
export const SIGN_IN_AGAIN = 'This took too long. Please sign in again.'
export const DEAD_RESET_LINK = 'This link has expired or was used already. Ask for a new one.'
const EMAIL_NOT_VERIFIED = 'EMAIL_NOT_VERIFIED'
const WRONG_PASSWORD = "That password isn't right."

const SENTENCES: Record<string, [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', WRONG_CREDENTIALS],
  // Of an account from before a sign-up had to be confirmed first. Any other answer would say that there is one.
  [EMAIL_NOT_VERIFIED]: ['unauthenticated', WRONG_CREDENTIALS],
  // The account is just being deleted.
  FAILED_TO_CREATE_SESSION: ['unauthenticated', "You couldn't be signed in. Please try again."],
  INVALID_PASSWORD: ['invalid_input', WRONG_PASSWORD],
  INVALID_CODE: ['unauthenticated', WRONG_CODE],
  INVALID_BACKUP_CODE: ['unauthenticated', "That recovery code isn't right, or it was used already."],
  INVALID_TWO_FACTOR_COOKIE: ['unauthenticated', SIGN_IN_AGAIN],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['unauthenticated', 'Too many wrong codes. Please sign in again.'],
  TOTP_ALREADY_ENABLED: ['conflict', 'Two-step sign-in is on already.'],
  INVALID_TOKEN: ['invalid_input', DEAD_RESET_LINK],
  PROVIDER_NOT_FOUND: ['unavailable', "Google sign-in isn't available right now. Use your email instead."],
}

const REFUSED: [ErrorCode, string] = ['invalid_input', "That didn't work. Please check what you entered."]
const BROKEN: [ErrorCode, string] = ['internal', 'Something went wrong on our side. Please try again.']

/** The password was right, and the account is one of those from before. */
export const isUnverifiedRefusal = (error: unknown) =>
  error instanceof AppError && isAPIError(error.cause) && error.cause.body?.code === EMAIL_NOT_VERIFIED

function translate(error: Error & { statusCode?: number; body?: { code?: string } }) {
  const other = (error.statusCode ?? 500) < 500 ? REFUSED : BROKEN
  const [code, sentence] = SENTENCES[error.body?.code ?? ''] ?? other
  return new AppError(code, sentence, { cause: error })
}
