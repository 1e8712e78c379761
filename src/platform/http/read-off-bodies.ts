import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

const PATIENCE_MS = 1_000
const MOST_BYTES = 4 * 1024 * 1024

/**
 * An answer given before the whole body came leaves the rest on the line, where the next request would wait behind it. What
 * comes soon is read and thrown away, because someone who is cut off while sending may never see the answer; then the line
 * is closed.
 */
export const readOffBodies = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next()
  const incoming = c.env?.incoming as IncomingMessage | undefined
  if (!incoming || incoming.complete) return
  c.res.headers.set('Connection', 'close')
  await readOff(incoming)
})

function readOff(incoming: IncomingMessage) {
  return new Promise<void>((resolve) => {
    let bytes = 0
    const timer = setTimeout(done, PATIENCE_MS)
    function done() {
      clearTimeout(timer)
      incoming.off('data', take).off('end', done).off('close', done)
      resolve()
    }
    // Whoever began to read the body and gave up has paused it, and does so again with every piece.
    function take(piece: Buffer) {
      bytes += piece.length
      if (bytes > MOST_BYTES || incoming.complete) done()
      else setImmediate(() => incoming.resume())
    }
    incoming.on('data', take).on('end', done).on('close', done)
    incoming.resume()
  })
}
