import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../src/app.ts'
import { loadServerConfig } from '../../src/config/load-server-config.ts'
import { createLog } from '../../src/platform/log.ts'
import { createServices } from '../../src/services.ts'

/** The API in a process of its own, so that a test can see it freeze. Tells its port on the first line. */
const server = createServer()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const config = loadServerConfig({
  ...JSON.parse(process.argv[2] ?? '{}'),
  ORIGIN: `http://127.0.0.1:${port}`,
})
const services = createServices(config, createLog({ level: 'warn' }))
if (services.redis.status !== 'ready') await once(services.redis, 'ready')
server.on('request', getRequestListener(createApp({ config, services }).fetch))
console.log(port)
