import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

const SCRIPT = join(import.meta.dirname, 'run-pgbouncer.sh')
const PATIENCE_MS = 120_000

type Options = { serverConnections: number; preparedStatements: number }

/**
 * PgBouncer in front of a database, set up as docs/runbook.md says, only smaller. `through` turns an address into one that
 * leads through it.
 */
export async function startPgBouncer(
  addresses: string[],
  { serverConnections, preparedStatements }: Options,
) {
  const folder = await mkdtemp(join(tmpdir(), 'threadlark-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { hostname, port: serverPort } = new URL(addresses[0] ?? '')
  const users = addresses.map((address) => {
    const { username, password } = new URL(address)
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`
  })
  const configuration = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'users.txt'), users.join('\n'))
  await writeFile(
    configuration,
    `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_prepared_statements = ${preparedStatements}
default_pool_size = ${serverConnections}
max_client_conn = 1000
`,
  )
  const pooler = spawn(SCRIPT, [configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  pooler.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000)
  })
  const through = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href
  const stop = async () => {
    if (pooler.exitCode === null && pooler.signalCode === null) {
      pooler.kill('SIGKILL')
      await once(pooler, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }

  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new pg.Client({ connectionString: through(addresses[0] ?? '') })
    const failure = await client
      .connect()
      .then(() => client.end())
      .catch((error: Error) => error)
    if (!failure) return { through, stop }
    if (pooler.exitCode !== null || Date.now() > giveUpAt) {
      await stop()
      throw new Error(`PgBouncer did not start: ${said}`, { cause: failure })
    }
    await wait(100)
  }
}
