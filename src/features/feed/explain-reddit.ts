import { type RedditFailure, redditSentences } from '../../adapters/reddit/reddit-outcome.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'

const codes: Partial<Record<RedditFailure['kind'], ErrorCode>> = {
  not_configured: 'unavailable',
  not_approved: 'unavailable',
  blocked: 'unavailable',
  rate_limited: 'throttled',
  down: 'upstream_failed',
  timeout: 'timeout',
}

/** Reddit's no in our words. What is wrong with the community itself is 'not found'; the reason keeps them apart. */
export function explainReddit(failure: RedditFailure) {
  const { kind } = failure
  return new AppError(codes[kind] ?? 'not_found', redditSentences[kind], {
    reason: kind,
    ...('retryAfterMs' in failure ? { retryAfterSeconds: Math.ceil(failure.retryAfterMs / 1000) } : {}),
  })
}
