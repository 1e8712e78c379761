import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Env, Hono } from 'hono'

export function honoListener<E extends Env>(app: Hono<E>): RequestListener {
  // Replacing the global Request and Response would reach into whoever starts a simulator in process.
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (req, res) => void listener(req, res)
}
