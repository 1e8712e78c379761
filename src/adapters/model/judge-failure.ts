import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai'
import type { ModelFailure } from './model-outcome.ts'

/** The library's errors carry prompts and answers, so none of them goes on. */
export function judgeFailure(thrown: unknown): ModelFailure {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown
  if (NoObjectGeneratedError.isInstance(error)) {
    return { kind: 'malformed', ...(error.usage && { usage: usageOf(error.usage) }) }
  }
  if (NoOutputGeneratedError.isInstance(error)) return { kind: 'malformed' }
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === 429) return { kind: 'throttled' }
  // An answer that was cut on its way may be asked for again; one that can't be read may not.
  if (status === 200 && !(error as APICallError).isRetryable) return { kind: 'malformed' }
  const cause = new Error(status ? `the model server answered ${status}` : 'the model server did not answer')
  return { kind: 'unavailable', cause }
}

export const usageOf = ({
  inputTokens,
  outputTokens,
}: { [name in 'inputTokens' | 'outputTokens']?: number }) => ({
  inputTokens,
  outputTokens,
})
