import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../e2e/start-test-stack.ts'

const run = promisify(execFile)

/** A PostgreSQL of the test's own, on a free port: one that may be stopped while others go on with theirs. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await freePorts(1)
  const bin = (await run('pg_config', ['--bindir']).catch(() => newestOfDebian())).stdout.trim()
  const data = join(folder, 'data')
  const asOwner = await unprivileged(folder)
  const call = (program: string, ...args: string[]) => {
    const [command = '', ...rest] = [...asOwner, join(bin, program), ...args]
    return run(command, rest, { cwd: folder })
  }
  await call('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8')
  // What is written survives the end of PostgreSQL without fsync, though not that of the machine, which nobody stops here.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  const start = () =>
    call('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', '-t', '60', 'start')
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    /** `fast` cuts off everybody and writes everything down; `immediate` leaves it to recover, as after a crash. */
    stop: (how: 'fast' | 'immediate') => call('pg_ctl', '-D', data, '-m', how, '-w', '-t', '60', 'stop'),
    remove: async () => {
      await call('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const newestOfDebian = () => run('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1'])

/** PostgreSQL refuses to run as root; its own user is there where it is installed. */
async function unprivileged(folder: string) {
  if (userInfo().uid !== 0) return []
  const { stdout } = await run('id', ['-u', 'postgres'])
  await chown(folder, Number(stdout), -1)
  return ['setpriv', `--reuid=${stdout.trim()}`, '--clear-groups', '--']
}
