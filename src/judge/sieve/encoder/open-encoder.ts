import { availableParallelism } from 'node:os'
import { createBoundedThreads } from '../../../platform/bounded-threads.ts'
import type { Encoder } from './encoder.ts'
import { MINI_LM_SHA256 } from './mini-lm.ts'

/** So few that a batch stays far below the thread's deadline. */
const BATCH = 16
/** No post says what it wants only after so many characters, and the encoder reads no more of them. */
const LONGEST = 4_000
/** So many batches may wait, whoever asks. */
const WAITING = 400
/** Each has the weights in memory once more. Whoever has more cores starts more workers. */
const THREADS = Math.min(2, availableParallelism())

/** Encodes on threads of its own, which start with the first texts. Of the same text in a call there is one vector. */
export function openEncoder({ threads = THREADS } = {}): Encoder {
  const program = new URL('encoding-thread.ts', import.meta.url)
  const { run, close } = createBoundedThreads({
    program,
    threads,
    threadsEach: threads,
    waiting: WAITING,
    waitingEach: WAITING,
    cpuMs: 10_000,
    finishesWork: true,
  })
  return {
    id: MINI_LM_SHA256,
    encode: async (texts) => {
      const own = [...new Set(texts)]
      const vectors = new Map<string, Float32Array>()
      const size = Math.min(BATCH, Math.ceil(own.length / threads))
      let next = 0
      async function encodeInTurn() {
        while (next < own.length) {
          const batch = own.slice(next, (next += size))
          const cut = batch.map((text) => text.slice(0, LONGEST))
          const found = (await run('sieve', 'encode', [cut])) as Float32Array[]
          for (const [at, text] of batch.entries()) vectors.set(text, found[at] ?? new Float32Array())
        }
      }
      // No more batches at a time than threads: so others who ask meanwhile have their turns.
      await Promise.all(Array.from({ length: threads }, encodeInTurn))
      return texts.map((text) => vectors.get(text) ?? new Float32Array())
    },
    close,
  }
}
