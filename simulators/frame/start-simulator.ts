import { createServer, type RequestListener } from 'node:http'
import type { Hono } from 'hono'
import { closeGracefully, listenOnLoopback } from './loopback-server.ts'
import { withControl } from './with-control.ts'

export type Simulator = { name: string; url: string; smtp?: string; close: () => Promise<void> }

type Options = {
  name: string
  port: number
  listener: RequestListener
  /** Routes below /__control/ in addition to the frame's own. */
  control?: Hono
  /** How long closing waits for running requests. */
  graceMs?: number
}

export async function startSimulator({
  name,
  port,
  listener,
  control,
  graceMs,
}: Options): Promise<Simulator> {
  const server = createServer(withControl(listener, control))
  const url = `http://127.0.0.1:${await listenOnLoopback(server, port)}`
  const close = async () => {
    // A connection whose last answer ends after close() would otherwise be kept alive.
    const idle = setInterval(() => server.closeIdleConnections(), 20)
    await closeGracefully(server, () => server.closeAllConnections(), graceMs)
    clearInterval(idle)
  }
  return { name, url, close }
}
