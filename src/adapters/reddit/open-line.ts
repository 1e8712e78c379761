import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { Log } from '../../platform/log.ts'
import type { Governor } from './governor.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { CallClass } from './quota.ts'
import { isLasting, type RedditFailure, type RedditOutcome } from './reddit-outcome.ts'
import { type Sent, sendRequest } from './send-request.ts'
import type { SharedToken } from './shared-token.ts'

/** For everything together: token, turn, call and another try. It stays below what a request may take. */
const DEADLINE_MS = 11_000
/** In rounds nobody waits for an answer. */
const ROUND_DEADLINE_MS = 25_000
/**
 * How long a caller of each class may wait for its turn. A draft goes on without a thread after two and a half seconds, so a turn that comes later
 * would be wasted. A round must come to its end even when the quota is short.
 */
export const WAIT_MS = {
  thread: 2_000,
  reading: 5_000,
  polling: 15_000,
  follow: 15_000,
  refresh: 8_000,
  discovery: 5_000,
}
const ROUNDS: ReadonlySet<CallClass> = new Set(['polling', 'follow', 'refresh'])
const MAX_ATTEMPTS = 3
const WORTH_A_TRY_MS = 1_000
/** Reddit turns us away at one place and doesn't say for how long. */
const ALONE_MS = 60_000
const MAY_RETRY = new Set([408, 500, 502, 503, 504, 520, 522])
/** About no community and in nobody's words: who is refused here is refused everywhere. */
const NEUTRAL_PATH = '/api/info?id=t3_1&raw_json=1'

type Options = {
  oauthUrl: string
  userAgent: string
  timeoutMs: number
  deadlineMs?: number | undefined
  dispatcher: Dispatcher
  governor: Governor
  tokens: SharedToken
  log: Log
  count: (kind: CallClass, outcome: string) => void
}

export type Line = ReturnType<typeof openLine>

/** Calls of the data host: in turn, with the shared token, which goes nowhere else. */
export function openLine(options: Options) {
  const { oauthUrl, userAgent, timeoutMs, deadlineMs = DEADLINE_MS, dispatcher } = options
  const { governor, tokens, log, count } = options

  async function exchange(path: string, kind: CallClass, end: number): Promise<RedditOutcome<unknown>> {
    const leftMs = () => Math.max(0, end - Date.now())
    const may = { renew: true, retry: true, doubt: true }
    let token = await inTime(tokens.get(), leftMs())
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (token.kind !== 'ok') return token
      const permit = await governor.acquire(kind, Math.min(WAIT_MS[kind], leftMs()))
      if (permit.kind !== 'granted') return permit
      const sent = await sendRequest(`${oauthUrl}${path}`, {
        dispatcher,
        signal: AbortSignal.timeout(Math.min(timeoutMs, leftMs())),
        headers: { authorization: `bearer ${token.value}`, 'user-agent': userAgent },
      })
      const outcome = judge(sent)
      count(kind, outcome.kind)
      if (sent.kind === 'answer') await governor.heed(sent.answer)
      if (may.renew && statusOf(sent) === 401) {
        may.renew = false
        token = await inTime(tokens.renew(token.value), leftMs())
      } else if (may.retry && isPassing(sent) && leftMs() > WORTH_A_TRY_MS) {
        may.retry = false
        await wait(200 + Math.random() * 600)
      } else {
        if (isRefusal(outcome)) {
          if (statusOf(sent) === 401 || path === NEUTRAL_PATH) await tokens.giveUp(token.value, outcome)
          else if (!may.doubt) return judgeAlone(sent, outcome)
          // One strange community must not stop all others; but what refused all of us may be over by now.
          else if ((await exchange(NEUTRAL_PATH, kind, end)).kind === 'ok') {
            may.doubt = false
            continue
          }
        }
        return outcome
      }
    }
    return { kind: 'down' }
  }

  return async (path: string, kind: CallClass) => {
    const started = performance.now()
    const forMs = ROUNDS.has(kind) ? ROUND_DEADLINE_MS : deadlineMs
    const outcome = await exchange(path, kind, Date.now() + forMs)
    if (outcome.kind !== 'ok' && !isLasting(outcome)) report(outcome, path, started)
    return outcome
  }

  function report({ kind }: RedditFailure, path: string, started: number) {
    const durationMs = Math.round(performance.now() - started)
    log.warn('reddit.failed', { code: kind, path: path.split('?')[0], durationMs })
  }
}

const statusOf = (sent: Sent) => (sent.kind === 'answer' ? sent.answer.status : undefined)

/** What may be over in a moment. A 429 is not: asking again would make it worse. */
const isPassing = (sent: Sent) => sent.kind === 'lost' || MAY_RETRY.has(statusOf(sent) ?? 0)

function isRefusal(outcome: RedditOutcome<unknown>): outcome is RedditFailure {
  return outcome.kind === 'blocked' || outcome.kind === 'not_approved'
}

function judge(sent: Sent): RedditOutcome<unknown> {
  if (sent.kind === 'answer') return judgeAnswer(sent.answer)
  return { kind: sent.kind === 'timeout' ? 'timeout' : 'down' }
}

/**
 * A refusal of this one thing, since others are answered. Reddit's API closes it; a page in its place may be over soon; and
 * what names our credentials is about them after all.
 */
function judgeAlone(sent: Sent, outcome: RedditFailure): RedditFailure {
  if (sent.kind === 'answer' && sent.answer.header('www-authenticate')) return outcome
  if (outcome.kind !== 'blocked') return { kind: 'closed' }
  return { kind: 'turned_away', retryAfterMs: outcome.retryAfterMs ?? ALONE_MS }
}

async function inTime<T>(answer: Promise<RedditOutcome<T>>, ms: number): Promise<RedditOutcome<T>> {
  const settled = new AbortController()
  const late = wait(ms, { kind: 'timeout' } as const, { signal: settled.signal, ref: false })
  try {
    return await Promise.race([answer, late])
  } finally {
    late.catch(() => {})
    settled.abort()
  }
}
