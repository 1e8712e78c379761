import type { RequestContext } from '../request-context.ts'
import { callAuth } from './auth/call-auth.ts'

export async function signOut(ctx: RequestContext) {
  await callAuth(ctx, (api, headers) => api.signOut({ headers, returnHeaders: true }))
}
