import { AppError } from '../../../platform/errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { authHeaders } from './call-auth.ts'

/** Links in mails and Google's answer go to the auth library itself, which redirects the browser onwards. */
export async function followAuthLink(ctx: RequestContext, url: string): Promise<Response> {
  const { auth, database, throttles } = ctx.accounts
  await throttles.beforeTry(ctx.address)
  const request = new Request(url, { headers: authHeaders(ctx) })
  const response = await database.guard(() => auth().handler(request))
  if (response.status >= 500)
    throw new AppError('internal', 'Something went wrong on our side. Please try again.')
  if (response.status >= 400) throw new AppError('forbidden', 'This link is not valid.')
  return response
}
