import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { ServerConfig } from './config/load-server-config.ts'
import type { Pages } from './pages.ts'
import { createLog } from './platform/log.ts'
import { createServices } from './services.ts'

/** The application with everything it holds open, for a server to hand its requests and connections to. */
export function openApp(config: ServerConfig, pages: Pages) {
  const log = createLog({ level: config.logLevel })
  const services = createServices(config, log)
  let draining = false
  const app = createApp({ config, services, pages, isDraining: () => draining })
  return {
    log,
    answer: getRequestListener(app.fetch),
    arrive: services.pressure.arrive,
    /** From now on it says that it is unready. */
    drain: () => {
      draining = true
    },
    close: services.close,
  }
}
