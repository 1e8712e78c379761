import { z } from 'zod'
import type { RedditFailure, RedditOutcome } from './reddit-outcome.ts'
import type { Answer } from './send-request.ts'

const DEFAULT_PAUSE_MS = 5_000
const LEAST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 3_600_000

const refusal = z.object({ reason: z.string().catch('') })

/** What an answer of the data host means. */
export function judgeAnswer(answer: Answer): RedditOutcome<unknown> {
  const { status } = answer
  if (status === 200) {
    const json = parseJson(answer.text)
    return json === undefined ? { kind: 'down' } : { kind: 'ok', value: json }
  }
  // A name that could exist but doesn't is sent to the search for communities.
  if (status >= 300 && status < 400) {
    return { kind: /\/subreddits\/search\b/.test(answer.header('location') ?? '') ? 'missing' : 'down' }
  }
  if (status === 401) return { kind: 'not_approved' }
  if (status === 403) return judgeForbidden(answer)
  if (status === 404) return { kind: reasonOf(answer) === 'banned' ? 'banned' : 'missing' }
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: pauseMs(answer) }
  if (status === 451) return { kind: 'withheld' }
  return { kind: 'down' }
}

function judgeForbidden(answer: Answer): RedditFailure {
  if (answer.header('www-authenticate')?.includes('insufficient_scope')) return { kind: 'not_approved' }
  const reason = reasonOf(answer)
  // A page or a Retry-After in place of a reason turns away the caller, not the community's visitors.
  if (answer.header('retry-after') !== undefined || reason === undefined)
    return { kind: 'blocked', retryAfterMs: toldMs(answer) }
  // Closed communities say why; who gets no reason may not read at all.
  if (reason === '') return { kind: 'not_approved' }
  return { kind: reason === 'quarantined' || reason === 'gated' ? 'quarantined' : 'private' }
}

/** Undefined unless the body is a JSON object. */
function reasonOf(answer: Answer) {
  return refusal.safeParse(parseJson(answer.text)).data?.reason
}

/** How long a refusal says that it will last. */
export function toldMs(answer: Answer) {
  const seconds = Number(answer.header('retry-after') ?? Number.NaN)
  return seconds > 0 ? seconds * 1_000 : undefined
}

/** How long to leave Reddit alone. A reset of 0 may come while it still refuses, hence a second at least. */
export function pauseMs(answer: Answer) {
  const seconds = Number(answer.header('retry-after') ?? answer.header('x-ratelimit-reset') ?? Number.NaN)
  if (!Number.isFinite(seconds)) return DEFAULT_PAUSE_MS
  return Math.min(LONGEST_PAUSE_MS, Math.max(LEAST_PAUSE_MS, seconds * 1_000))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
