import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'
import { deleteSession } from './end-session.ts'
import { readSession } from './read-session.ts'

/** Ends the session, then takes the cookie away. The library alone would call it done even if the row stayed. */
export async function signOut(ctx: RequestContext) {
  const session = await readSession(ctx)
  if (session) await deleteSession(ctx, { id: session.sessionId, userId: session.user.id })
  await callAuth(ctx, (api, headers) => api.signOut({ headers, returnHeaders: true }))
}
