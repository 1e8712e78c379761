import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../e2e/start-test-stack.ts'

/** A Redis of the test's own that keeps nothing: what is in it when it is killed is lost. `folder` is where it would write. */
export async function startRedis() {
  const port = await freePorts(1)
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  let redis: ChildProcess
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    redis = spawn('redis-server', [...settings, '--dir', folder], { stdio: 'ignore' })
    await wait(300)
  }
  const kill = async () => {
    if (redis.exitCode !== null || redis.signalCode !== null) return
    redis.kill('SIGKILL')
    await once(redis, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    folder,
    start,
    kill,
    remove: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
