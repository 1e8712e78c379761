import { AppError } from '../../../platform/errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { requireWriting } from '../require-writing.ts'
import { keepLogo } from './keep-logo.ts'

/** Keeps a picture as a logo and answers its address. The bytes are read once it is known who sends them. */
export async function uploadLogo(ctx: RequestContext, readBytes: () => Promise<Uint8Array>) {
  const user = await requireWriting(ctx)
  await ctx.limits.uploads.take(user.userId)
  const kept = await keepLogo(user, await readBytes())
  if (kept.kind === 'kept') return { url: kept.url }
  throw refusal(kept)
}

type Refused = Exclude<Awaited<ReturnType<typeof keepLogo>>, { kind: 'kept' }>

function refusal(refused: Refused) {
  if (refused.kind === 'unavailable') {
    return new AppError('unavailable', "We can't keep pictures right now. Please try again in a moment.", {
      cause: refused.cause,
      retryAfterSeconds: 5,
    })
  }
  const { reason, sentence } = refused
  if (reason === 'busy') return new AppError('unavailable', sentence, { retryAfterSeconds: 2 })
  return new AppError(reason === 'too_large' ? 'too_large' : 'invalid_input', sentence)
}
