import { api, ask } from '../../../client/ask.ts'
import { useRead } from '../../../client/use-read.ts'
import type { Suggested } from '../schema.ts'

/** A saved product, or what is known of one that isn't saved yet. */
export type AskedProduct = Parameters<typeof api.communities.suggestions.$post>[0]['json']

/** About two minutes; a search that takes longer has failed. */
const TRIES = 40
const FIRST_PAUSE_MS = 800
const LONGEST_PAUSE_MS = 4_000

export type Finding = { answer: Suggested | undefined; loading: boolean; failed: boolean }

/** Where the product's people meet. Asks again until a worker has found out; null asks nothing. */
export function useSuggestedCommunities(product: AskedProduct | null): Finding {
  const { answer, failure, loading } = useRead(product && ['suggestions', product], (signal) =>
    product ? waitFor(product, signal) : Promise.resolve(NONE),
  )
  return { answer, loading, failed: failure !== undefined || answer?.state === 'failed' }
}

const NONE: Suggested = { state: 'failed', communities: [] }

async function waitFor(json: AskedProduct, signal: AbortSignal): Promise<Suggested> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await ask(api.communities.suggestions.$post({ json }, { init: { signal } }))
    if (answer.state !== 'finding') return answer
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.2 ** tried), signal)
  }
  return NONE
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
