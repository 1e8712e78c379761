import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoded = { status: number; headers: Record<string, string>; body: Buffer; gzipped?: Buffer }

const MOST_BYTES = 64 * 2 ** 20

/** Ready bytes per address and moment, so that a load test measures its subject and not this program. */
export function createAnswerCache() {
  const answers = new LRUCache<string, Encoded>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length * 2 + 500,
  })
  return {
    get(key: string, make: () => Encoded) {
      let answer = answers.get(key)
      if (!answer) {
        answer = make()
        answers.set(key, answer)
      }
      return answer
    },
    bytes(answer: Encoded, acceptsGzip: boolean) {
      if (!acceptsGzip || answer.body.length < 1000) return { body: answer.body, isGzipped: false }
      answer.gzipped ??= gzipSync(answer.body, { level: 1 })
      return { body: answer.gzipped, isGzipped: true }
    },
  }
}
