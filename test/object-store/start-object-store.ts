import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../free-port.ts'

const SCRIPT = join(import.meta.dirname, 'start-object-store.sh')
const PATIENCE_MS = 120_000

/** A real S3 server with one empty bucket. The first start on a machine downloads it. */
export async function startObjectStore() {
  const folder = await mkdtemp(join(tmpdir(), 'threadlark-object-store-'))
  const port = await freePort()
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'icons',
    accessKeyId: 'test-access-key',
    secretAccessKey: 'test-secret-key',
  }
  const { accessKeyId, secretAccessKey } = options
  const server = spawn(SCRIPT, [folder, String(port), accessKeyId, secretAccessKey], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2_000)
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL')
      await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }

  const client = new S3Client({ ...options, credentials: options, forcePathStyle: true, maxAttempts: 1 })
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const failure = await client.send(new CreateBucketCommand({ Bucket: options.bucket })).then(
      () => null,
      (error: Error) => error,
    )
    if (!failure) break
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await stop()
      throw new Error(`The object store did not start: ${said}`, { cause: failure })
    }
    await wait(100)
  }
  client.destroy()
  // Its hundreds of threads stop one by one, and one that still runs would answer.
  const freeze = async () => {
    server.kill('SIGSTOP')
    while (!(await isStopped(server.pid as number))) await wait(10)
  }
  return { options, stop, freeze, thaw: () => server.kill('SIGCONT') }
}

async function isStopped(pid: number) {
  const threads = await readdir(`/proc/${pid}/task`)
  const states = threads.map(async (thread) => readFile(`/proc/${pid}/task/${thread}/status`, 'utf8'))
  return (await Promise.all(states)).every((status) => status.includes('State:\tT'))
}
