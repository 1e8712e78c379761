import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

/** No address of ours holds a NUL, and nothing behind us can look one up, however often it is encoded. */
const NUL = /%(?:25)*00/

export const refuseUnreadable = createMiddleware((c, next) => {
  if (NUL.test(c.req.url))
    throw new AppError('invalid_input', "This address isn't complete or was changed on its way.")
  return next()
})
