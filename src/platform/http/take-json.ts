import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'
import { isSafe } from './same-origin.ts'

/** Whatever changes something comes as JSON, which no foreign form can send, and not too much of it. */
export function takeJson({ most, mostOf }: { most: number; mostOf: { path: RegExp; most: number } }) {
  const limit = limitTo(most)
  const higher = limitTo(mostOf.most)
  return createMiddleware((c, next) => {
    const { method } = c.req
    // What can't carry a body isn't asked for one: looking makes a whole Request of the light one.
    if (isSafe(method)) return next()
    if (method !== 'DELETE' && !c.req.header('content-type')?.startsWith('application/json')) {
      throw new AppError('invalid_input', 'Send JSON.')
    }
    return (mostOf.path.test(c.req.path) ? higher : limit)(c, next)
  })
}

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', 'That is too large.')
    },
  })
