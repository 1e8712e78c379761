import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors.ts'

/** No request waits longer than this, whatever it waits for. */
export function answerInTime(deadlineMs: (path: string) => number) {
  return createMiddleware(async (c, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new AppError('timeout', 'That took too long. Please try again.')),
        deadlineMs(c.req.path),
      )
    })
    try {
      await Promise.race([next(), late])
    } finally {
      clearTimeout(timer)
    }
  })
}
