import { setTimeout as wait } from 'node:timers/promises'
import type { Process } from './start-process.ts'

const PATIENCE_MS = 60_000

/** Waits until a server says that it has everything it needs, or says what it still misses. */
export async function waitUntilReady(url: string, server: Process) {
  let ended = false
  void server.ended.then(() => {
    ended = true
  })
  const started = Date.now()
  let missing = 'an answer'
  let told = false
  while (Date.now() - started < PATIENCE_MS) {
    if (ended) throw new Error('The server ended before it was ready; its message is above.')
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    const answer = (await response?.json().catch(() => undefined)) as
      | { status: string; missing: string[] }
      | undefined
    if (answer?.status === 'ready') return
    missing = answer?.missing.join(', ') || 'an answer'
    if (!told && Date.now() - started > 8_000) {
      console.log(`Still waiting for ${missing} …`)
      told = true
    }
    await wait(150)
  }
  throw new Error(`Not ready after ${PATIENCE_MS / 1000} s: ${missing} is missing.`)
}
