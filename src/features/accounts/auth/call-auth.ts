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

const SENTENCES: Record<string, [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', "That e-mail and password don't match."],
  EMAIL_NOT_VERIFIED: ['email_not_verified', 'Please verify your e-mail first. The link is in your inbox.'],
  INVALID_TOKEN: ['invalid_input', 'This link has expired or was used already. Ask for a new one.'],
  PROVIDER_NOT_FOUND: ['unavailable', "Google sign-in isn't available right now. Use your e-mail instead."],
}

const REFUSED: [ErrorCode, string] = ['invalid_input', "That didn't work. Please check what you entered."]
const BROKEN: [ErrorCode, string] = ['internal', 'Something went wrong on our side. Please try again.']

function translate(error: Error & { statusCode?: number; body?: { code?: string } }) {
  const other = (error.statusCode ?? 500) < 500 ? REFUSED : BROKEN
  const [code, sentence] = SENTENCES[error.body?.code ?? ''] ?? other
  return new AppError(code, sentence, { cause: error })
}
