import { parentPort } from 'node:worker_threads'
import { AppError, type AppErrorOptions, type ErrorCode } from './errors.ts'

export type ToThread = { verb: string; args: unknown[] }

export type FromThread = { usedMs: number } & (
  | { kind: 'ready' }
  | { kind: 'done'; value: unknown }
  | { kind: 'refused'; code: ErrorCode; sentence: string; more: AppErrorOptions }
  | { kind: 'failed'; error: unknown }
)

type Answer = FromThread extends infer One ? (One extends unknown ? Omit<One, 'usedMs'> : never) : never

/** What runs in a thread of `createBoundedThreads`, one piece of work at a time. */
export function serveThread(run: (verb: string, ...args: unknown[]) => unknown) {
  const send = (answer: Answer) => parentPort?.postMessage({ ...answer, usedMs: usedMs() }, [])
  parentPort?.on('message', async ({ verb, args }: ToThread) => {
    try {
      send({ kind: 'done', value: await run(verb, ...args) })
    } catch (error) {
      send(describe(error))
    }
  })
  send({ kind: 'ready' })
}

/** A copy of an error has lost its class, and with it what it says to people. */
function describe(error: unknown): Answer {
  if (!(error instanceof AppError)) return { kind: 'failed', error }
  const { code, message, fields, reason, retryAfterSeconds } = error
  const more = {
    ...(fields && { fields }),
    ...(reason && { reason }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
  }
  return { kind: 'refused', code, sentence: message, more }
}

function usedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
