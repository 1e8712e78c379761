import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer, type Plugin } from 'vite'
import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { createLog } from '../../src/platform/log.ts'
import { shutDownOnSignal } from '../../src/platform/shutdown.ts'
import { isServerCode } from './is-server-code.ts'
import { keepNewest } from './keep-newest.ts'
import type * as application from './open-dev-app.ts'

/** Several files of one save come as one. */
const SETTLE_MS = 20
const STOP_MS = 45_000

// One process and one origin as in production. Vite loads our own code as it loads the pages, so that an edit replaces
// what it changed and the listener stays.
const server = createServer(answer)
let pending: NodeJS.Timeout | undefined
const renewing: Plugin = {
  name: 'renew-app',
  hotUpdate({ file }) {
    if (this.environment.name !== 'ssr' || !isServerCode(relative(process.cwd(), file))) return
    clearTimeout(pending)
    pending = setTimeout(() => void renew(), SETTLE_MS)
  },
}
const vite = await createViteServer({
  appType: 'custom',
  plugins: [renewing],
  server: { middlewareMode: true, ws: { server } },
})
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<unknown> as Promise<T>
const loadPages = () => load<ServerBuild>('virtual:react-router/server-build')

const config = loadServerConfig()
const log = createLog({ level: config.logLevel })
const app = keepNewest(
  async () => {
    const { openDevApp } = await load<typeof application>('/scripts/dev/open-dev-app.ts')
    return openDevApp({ loadPages, middlewares: vite.middlewares })
  },
  (err) => log.error('process.close_failed', { err }),
)

async function renew() {
  const { hot } = vite.environments.client
  try {
    await app.renew()
    hot.send({ type: 'full-reload' })
  } catch (error) {
    const { message, stack = '' } = error as Error
    hot.send({ type: 'error', err: { message, stack } })
  }
}

function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
  const ended = once(outgoing, 'close')
  app
    .use(async (one) => {
      void one.answer(incoming, outgoing)
      await ended
    })
    .catch(({ message, stack }: Error) => {
      if (outgoing.headersSent) return outgoing.destroy()
      outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(stack ?? message)
    })
}

server.listen({ port: config.port, host: config.host })
await once(server, 'listening')
// A slip in an edit must not end the whole of `pnpm dev`. Only from here on: a taken port still does.
process.on('unhandledRejection', (err) => log.error('process.unhandled_rejection', { err }))
process.on('uncaughtException', (err) => log.error('process.uncaught_exception', { err }))
// Warms up the pages; their errors show on the first request.
void loadPages().catch(() => {})

shutDownOnSignal(log, STOP_MS, [
  {
    name: 'listener',
    run: () => {
      server.close()
      server.closeAllConnections()
    },
  },
  { name: 'application', run: app.close },
  { name: 'vite', run: () => vite.close() },
])
