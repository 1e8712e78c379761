import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../e2e/start-test-stack.ts'

const run = promisify(execFile)

/** A PostgreSQL of the test's own, on a free port: one that may be stopped while others go on with theirs. `settings` are lines of its configuration. */
export async function startPostgres(settings: (folder: string) => string[] = () => []) {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const port = await freePorts(1)
  const bin = (await run('pg_config', ['--bindir']).catch(() => newestOfDebian())).stdout.trim()
  const data = join(folder, 'data')
  const owner = await unprivileged()
  const own = async (path: string) => owner && chown(path, owner, -1)
  await own(folder)
  const call = (program: string, args: string[], env: Record<string, string> = {}) => {
    // Set last, because what is preloaded would otherwise meet another user's memory.
    const prepared = ['env', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
    const [command = '', ...rest] = [...asOwner(owner), ...prepared, join(bin, program), ...args]
    return run(command, rest, { cwd: folder })
  }
  const remove = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  const start = (env?: Record<string, string>) =>
    call('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', 'start'], env)
  const begin = async () => {
    await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'])
    // What is written survives the end of PostgreSQL without fsync, though not that of the machine, which nobody stops here.
    const common = [`port = ${port}`, "listen_addresses = '127.0.0.1'", 'fsync = off']
    const lines = [...common, `unix_socket_directories = '${folder}'`, ...settings(folder)]
    await appendFile(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`)
    await start()
  }
  await begin().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** What it logs, and whatever its settings name. */
    folder,
    makeFolder: async (name: string) => {
      await mkdir(join(folder, name))
      await own(join(folder, name))
      return join(folder, name)
    },
    /** One of its own programs, as its owner. */
    call,
    start,
    /** `fast` cuts off everybody and writes everything down; `immediate` leaves it to recover, as after a crash. */
    stop: (how: 'fast' | 'immediate') => call('pg_ctl', ['-D', data, '-m', how, '-w', '-t', '60', 'stop']),
    remove,
  }
}

const newestOfDebian = () => run('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1'])

/** PostgreSQL refuses to run as root; its own user is there where it is installed. */
async function unprivileged() {
  if (userInfo().uid !== 0) return undefined
  return Number((await run('id', ['-u', 'postgres'])).stdout)
}

const asOwner = (owner: number | undefined) =>
  owner === undefined ? [] : ['setpriv', `--reuid=${owner}`, '--clear-groups', '--']
