import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll } from 'vitest'
import { createApp } from '../src/app.ts'
import { loadServerConfig } from '../src/config/load-server-config.ts'
import type { Pages } from '../src/pages.ts'
import { createLog } from '../src/platform/log.ts'
import { createServices } from '../src/services.ts'
import { quickPasswordHashing } from './quick-password-hashing.ts'

type Environment = Record<string, string>
type Parts = { pages?: Pages; hashing?: 'quick' | 'library' }

/** The API on a real socket, with what it logs. Most tests leave the pages to the browser tests. */
export async function serveApp(
  databaseUrl: string,
  /** Some services must know our address before we can know theirs. */
  env: Environment | ((url: string) => Promise<Environment>) = {},
  { pages, hashing = 'quick' }: Parts = {},
) {
  const lines: string[] = []
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const storage = await mkdtemp(join(tmpdir(), 'storage-'))
  const config = loadServerConfig({
    NODE_ENV: 'test',
    ORIGIN: url,
    DATABASE_URL: databaseUrl,
    REDIS_PREFIX: `test-${randomBytes(4).toString('hex')}`,
    AUTH_SECRET: 'test-secret-test-secret-test-secret',
    MAIL_SECRET: 'mail-secret-mail-secret-mail-secret',
    CHANNEL_SECRET: 'channel-secret-channel-secret-channel-secret',
    // The test's own client shares this process's processor time, so it says nothing about the server.
    OVERLOAD_BACKLOG_MS: '60000',
    STORAGE_FOLDER: storage,
    ...(typeof env === 'function' ? await env(url) : env),
  })
  const log = createLog({ level: 'debug', stream: { write: (line) => lines.push(line) } })
  const services = createServices(
    config,
    log,
    hashing === 'quick' ? { passwordHashing: quickPasswordHashing } : {},
  )
  if (services.redis.status !== 'ready') await once(services.redis, 'ready')
  const app = createApp({ config, services, ...(pages ? { pages } : {}) })
  server.on('request', getRequestListener(app.fetch))

  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await services.close()
    await rm(storage, { recursive: true, force: true })
  })
  return { url, services, config, lines }
}
