import type { RequestContext } from '../request-context.ts'
import { findSignUp } from './auth/pending-sign-ups.ts'

/**
 * What the page behind a mailed link asks for, or null if the link is dead. Changes nothing: mail scanners open every link.
 * Only the browser that signed up may keep the password chosen then; anybody else's could be a stranger's.
 */
export async function readSignUp(ctx: RequestContext, token: string) {
  const { signUpLinks } = ctx.accounts
  const id = signUpLinks.readToken(token)
  const found = id ? await findSignUp(ctx, id) : undefined
  if (!found) return null
  const isOwnBrowser = signUpLinks.readBrowser(ctx.headers) === found.id
  return { ...found, isOwnBrowser }
}
