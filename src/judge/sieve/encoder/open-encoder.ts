import { createBoundedThreads } from '../../../platform/bounded-threads.ts'
import type { Encoder } from './encoder.ts'
import { MINI_LM_SHA256 } from './mini-lm.ts'

/** So few that a batch stays far below the thread's deadline. */
const BATCH = 16
/** No post says what it wants only after so many characters, and the encoder reads no more of them. */
const LONGEST = 4_000

/** Encodes on a thread of its own, which starts with the first text. */
export function openEncoder(): Encoder {
  const program = new URL('encoding-thread.ts', import.meta.url)
  const { run, close } = createBoundedThreads({ program, threads: 1, cpuMs: 10_000 })
  return {
    id: MINI_LM_SHA256,
    encode: async (texts) => {
      const vectors: Float32Array[] = []
      for (let at = 0; at < texts.length; at += BATCH) {
        const batch = texts.slice(at, at + BATCH).map((text) => text.slice(0, LONGEST))
        vectors.push(...((await run('sieve', 'encode', [batch])) as Float32Array[]))
      }
      return vectors
    },
    close,
  }
}
