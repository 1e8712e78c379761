import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { type RedditFailure, redditSentences } from './reddit-outcome.ts'

const codes: Partial<Record<RedditFailure['kind'], ErrorCode>> = {
  not_configured: 'unavailable',
  not_approved: 'unavailable',
  blocked: 'unavailable',
  turned_away: 'upstream_failed',
  rate_limited: 'throttled',
  own_limit: 'throttled',
  down: 'upstream_failed',
  timeout: 'timeout',
}

/** Reddit's no in our words. What is wrong with the community itself is 'not found'; the reason keeps them apart. */
export function explainReddit(failure: RedditFailure) {
  const { kind } = failure
  const retryAfterMs = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined
  return new AppError(codes[kind] ?? 'not_found', redditSentences[kind], {
    reason: kind,
    ...(retryAfterMs ? { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } : {}),
  })
}
