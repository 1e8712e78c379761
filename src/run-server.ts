import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerConfig } from './config/load-server-config.ts'
import { openApp } from './open-app.ts'
import type { Pages } from './pages.ts'
import { shutDownOnSignal } from './platform/shutdown.ts'

/** As long as the longest request may take (app.ts), and a second. */
const DRAIN_MS = 36_000
const CLOSE_MS = 9_000
/** As many as Linux allows by default (net.core.somaxconn). */
const MOST_ARRIVING = 4_096

/** Serves until SIGTERM: then it first says that it is unready, finishes what it began, and lets go of everything. */
export async function runServer(config: ServerConfig, pages: Pages) {
  const app = openApp(config, pages)
  const { log } = app
  const server = createServer(app.answer)
  server.on('connection', app.arrive)
  // Longer than a load balancer keeps its connections, so that it never reuses one that we are closing.
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 40_000
  // Whoever finds this line full is not refused but tries again seconds later, without a word from us.
  server.listen({ port: config.port, host: config.host, backlog: MOST_ARRIVING })
  await once(server, 'listening')
  log.info('server.listening', { port: config.port, origin: config.origin })

  const drain = async () => {
    const closed = once(server, 'close')
    server.close()
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await Promise.race([closed, wait(DRAIN_MS)])
    clearInterval(idle)
    server.closeAllConnections()
  }
  shutDownOnSignal(log, config.drainDelayMs + DRAIN_MS + CLOSE_MS, [
    {
      name: 'unready',
      run: () => {
        app.drain()
        return wait(config.drainDelayMs)
      },
    },
    { name: 'drain', run: drain },
    { name: 'services', run: app.close },
  ])
}
