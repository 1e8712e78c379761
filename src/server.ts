import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { loadServerConfig } from './config/load-server-config.ts'
import { serveAssets } from './platform/http/serve-assets.ts'
import { runServer } from './run-server.ts'

const BUILD = join(import.meta.dirname, '../build')

const config = loadServerConfig()
const build: ServerBuild = await import(join(BUILD, 'server/index.js'))
const assets = await serveAssets(join(BUILD, 'client'))

await runServer(config, { load: async () => build, mode: 'production', assets })
