import { loadMigrateConfig } from '../../src/config/load-migrate-config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { furnishDemo } from './furnish-demo.ts'
import { seedDemo } from './seed-demo.ts'
import { type Process, startProcess } from './start-process.ts'
import { waitUntilReady } from './wait-until-ready.ts'

type Starters = { server: () => Process; worker: () => Process }

/**
 * Everything on this machine: database in shape, demo accounts, simulators, a server and a worker. Runs until Ctrl-C,
 * also while it is still starting, or until one of its parts ends.
 */
export async function runStack(env: Record<string, string>, start: Starters, onReady: () => void) {
  const processes: Process[] = []
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    // The simulators go last: the others still talk to them while they finish.
    const [simulators, ...ours] = processes
    await Promise.all(ours.map((one) => one.stop()))
    await simulators?.stop()
    process.exit(code)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  try {
    const { databaseUrl, roleUrls } = loadMigrateConfig(env)
    await migrate(databaseUrl, roleUrls).catch((cause) => {
      const { host } = new URL(databaseUrl)
      throw new Error(
        `PostgreSQL at ${host} can't be used: ${cause.message}. Is it running? (docker compose up -d)`,
      )
    })
    await seedDemo(env)
    processes.push(startProcess(['simulators/main.ts'], env))
    const server = start.server()
    processes.push(server, start.worker())
    await waitUntilReady(env.ORIGIN ?? '', server)
    await furnishDemo(env)
    onReady()
    await Promise.race(processes.map((one) => one.ended))
    if (!stopping) console.error('A part of the stack ended by itself; stopping the rest.')
  } catch (error) {
    if (!stopping) console.error(error instanceof Error ? error.message : error)
  }
  await stop(1)
}
