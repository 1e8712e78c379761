import { asUser } from '../../../db/as-user.ts'
import { uploads } from '../../../db/schema/uploads.ts'
import { AppError } from '../../../platform/errors.ts'
import type { RequestContext } from '../../request-context.ts'
import { requireWriting } from '../require-writing.ts'
import { encodeLogo } from './encode-logo.ts'
import { nameLogo } from './name-logo.ts'

/** Keeps a picture as a logo and answers its address. The bytes are read once it is known who sends them. */
export async function uploadLogo(ctx: RequestContext, readBytes: () => Promise<Uint8Array>) {
  const user = await requireWriting(ctx)
  await ctx.limits.uploads.take(user.userId)
  const encoded = await encodeLogo(await readBytes())
  if (encoded.kind === 'refused') throw refusal(encoded)
  const name = nameLogo(user.userId)
  // Noted first, and kept noted when the store fails, which may have kept the file all the same: what is noted and
  // not used is removed a day later.
  await asUser(user, (tx) => tx.insert(uploads).values({ name, userId: user.userId }))
  const stored = await ctx.storage.put(name, encoded.webp)
  if (stored.kind === 'unavailable') {
    throw new AppError('unavailable', "We can't keep pictures right now. Please try again in a moment.", {
      cause: stored.cause,
      retryAfterSeconds: 5,
    })
  }
  return { url: `/icons/${name}` }
}

type Refused = Extract<Awaited<ReturnType<typeof encodeLogo>>, { kind: 'refused' }>

function refusal({ reason, sentence }: Refused) {
  if (reason === 'busy') return new AppError('unavailable', sentence, { retryAfterSeconds: 2 })
  return new AppError(reason === 'too_large' ? 'too_large' : 'invalid_input', sentence)
}
