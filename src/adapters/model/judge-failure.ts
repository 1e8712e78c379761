import { APICallError, NoOutputGeneratedError } from 'ai'
import type { ModelFailure } from './model-outcome.ts'

const SOON_MS = 3_000
const PAUSE_MS = 400
/** The key is wrong, unpaid, or not allowed this model. */
const KEY_REFUSED = new Set([401, 402, 403])

/** The library's errors carry prompts and answers, so none of them goes on. */
export function judgeFailure(error: unknown): ModelFailure {
  if (NoOutputGeneratedError.isInstance(error)) return { kind: 'malformed' }
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === 429) return { kind: 'throttled' }
  // An answer that was cut on its way may be asked for again; one that can't be read may not.
  if (status === 200 && !(error as APICallError).isRetryable) return { kind: 'malformed' }
  const cause = new Error(status ? `the model server answered ${status}` : 'the model server did not answer')
  return { kind: 'unavailable', cause, ...(KEY_REFUSED.has(status ?? 0) && { needsPerson: true }) }
}

/** Whether the server had begun to answer, so that it has to be paid. */
export const hadBegun = (error: unknown) => !APICallError.isInstance(error) || error.statusCode === 200

/** When to ask once more; undefined where that would not help, not soon, or be paid for twice. */
export function retryDelayMs(error: unknown) {
  if (!APICallError.isInstance(error) || !error.isRetryable || hadBegun(error)) return undefined
  const { 'retry-after-ms': ms, 'retry-after': seconds } = error.responseHeaders ?? {}
  const told = Number(ms ?? Number(seconds) * 1_000)
  if (Number.isNaN(told)) return PAUSE_MS
  return told >= 0 && told <= SOON_MS ? told : undefined
}
