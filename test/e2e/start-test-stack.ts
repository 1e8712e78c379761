import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { localEnvironment } from '../../scripts/stack/local-environment.ts'
import { seedDemo } from '../../scripts/stack/seed-demo.ts'
import { type Process, startProcess } from '../../scripts/stack/start-process.ts'
import { waitUntilReady } from '../../scripts/stack/wait-until-ready.ts'
import { simulatorAddresses } from '../../simulators/frame/ports.ts'
import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { migrate } from '../../src/db/migrate.ts'

type Options = { servers?: number; workers?: number; env?: Record<string, string> }

/** The production build on a database, a Redis prefix and ports of its own, all simulators included. */
export async function startTestStack({ servers = 1, workers = 1, env: overrides = {} }: Options = {}) {
  const [port, simPort] = [await freePorts(10), await freePorts(10)]
  const name = `threadlark_e2e_${randomBytes(4).toString('hex')}`
  const { databaseUrl: where } = loadMigrateConfig({ ...process.env, ...overrides })
  const databaseUrl = Object.assign(new URL(where), { pathname: `/${name}` }).href
  const storage = await mkdtemp(join(tmpdir(), 'storage-'))
  const local = localEnvironment({ port, simPort })
  const env = {
    ...local,
    NODE_ENV: 'production',
    DEMO: '1',
    REDIS_PREFIX: name,
    // Lets a test say from which address its visitor comes.
    TRUSTED_PROXIES: '127.0.0.1',
    // A fault of the content store must be seen, not remembered away.
    CONTENT_CACHE_SECONDS: '0',
    STORAGE_FOLDER: storage,
    ...overrides,
    DATABASE_URL: databaseUrl,
  }
  await migrate(databaseUrl, loadMigrateConfig(env).roleUrls)
  await seedDemo(env)

  const lines: string[] = []
  const collect = (text: string) => void lines.push(...text.split('\n'))
  const startServer = (index: number) =>
    startProcess(['src/server.ts'], { ...env, PORT: String(port + index) }, collect)
  const startWorker = () => startProcess(['src/worker.ts'], env)
  const simulators = startProcess(['simulators/main.ts'], env)
  const running = {
    servers: Array.from({ length: servers }, (_, index) => startServer(index)),
    workers: Array.from({ length: workers }, startWorker),
  }
  const serverUrls = running.servers.map((_, index) => `http://localhost:${port + index}`)
  const superuser = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  superuser.on('error', () => {})

  const stop = async () => {
    const ours: Process[] = [...running.servers, ...running.workers]
    await Promise.all(ours.map((one) => one.stop()))
    await simulators.stop()
    await superuser.end()
    await dropDatabase(databaseUrl, name)
    await rm(storage, { recursive: true, force: true })
  }
  try {
    await Promise.all(running.servers.map((server, index) => waitUntilReady(serverUrls[index] ?? '', server)))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin: serverUrls[0] ?? '',
    serverUrls,
    simulators: simulatorAddresses(simPort),
    superuser,
    /** What the servers logged. */
    lines,
    databaseUrl,
    running,
    env,
    /** What makes a session of this stack. */
    config: { origin: local.ORIGIN, authSecret: local.AUTH_SECRET },
    stop,
  }
}

/** Drops the database, even with open connections. */
export async function dropDatabase(databaseUrl: string, name: string) {
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href,
  })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}

/** The first of `count` neighbouring ports that nobody uses now. */
export async function freePorts(count: number): Promise<number> {
  const first = randomInt(20_000, 30_000)
  const tries = await Promise.all(Array.from({ length: count }, (_, i) => isFree(first + i)))
  return tries.every(Boolean) ? first : freePorts(count)
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
