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

function limitTo(most: number) {
  const countBody = bodyLimit({ maxSize: most, onError: refuse })
  return createMiddleware((c, next) => {
    // Node reads no more than what is announced, so a light request can stay one here, too.
    const announced = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
    if (announced === undefined) return countBody(c, next)
    return Number(announced) > most ? refuse() : next()
  })
}

function refuse(): never {
  throw new AppError('too_large', 'That is too large.')
}
