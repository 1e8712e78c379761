import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { Log } from '../../platform/log.ts'
import type { Governor } from './governor.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { CallClass } from './quota.ts'
import { isLasting, type RedditFailure, type RedditOutcome } from './reddit-outcome.ts'
import { type Sent, sendRequest } from './send-request.ts'
import type { SharedToken } from './shared-token.ts'

/** How long a caller of each class may wait for its turn; with the deadline it stays below that of a request. */
const WAIT_MS = { feed: 4_000, search: 5_000, url: 5_000, housekeeping: 5_000 }
const MAX_ATTEMPTS = 3
const MAY_RETRY = new Set([408, 500, 502, 503, 504, 520, 522])

type Options = {
  oauthUrl: string
  userAgent: string
  timeoutMs: number
  dispatcher: Dispatcher
  governor: Governor
  tokens: SharedToken
  log: Log
  count: (kind: CallClass, outcome: string) => void
}

export type Line = ReturnType<typeof openLine>

/** Calls of the data host: in turn, with the shared token, which goes nowhere else. */
export function openLine({
  oauthUrl,
  userAgent,
  timeoutMs,
  dispatcher,
  governor,
  tokens,
  log,
  count,
}: Options) {
  async function exchange(path: string, kind: CallClass): Promise<RedditOutcome<unknown>> {
    const may = { renew: true, retry: true }
    let token = await tokens.get()
    let deadline: AbortSignal | undefined
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (token.kind !== 'ok') return token
      const permit = await governor.acquire(kind, WAIT_MS[kind])
      if (permit.kind !== 'granted') return permit
      deadline ??= AbortSignal.timeout(timeoutMs)
      const sent = await sendRequest(`${oauthUrl}${path}`, {
        dispatcher,
        signal: deadline,
        headers: { authorization: `bearer ${token.value}`, 'user-agent': userAgent },
      })
      if (sent.kind === 'answer') await governor.heed(sent.answer)
      if (may.renew && statusOf(sent) === 401) {
        may.renew = false
        token = await tokens.renew(token.value)
      } else if (may.retry && isPassing(sent)) {
        may.retry = false
        await wait(200 + Math.random() * 600)
      } else {
        if (statusOf(sent) === 401) await tokens.giveUp(token.value)
        return judge(sent)
      }
    }
    return { kind: 'down' }
  }

  return async (path: string, kind: CallClass) => {
    const started = performance.now()
    const outcome = await exchange(path, kind)
    count(kind, outcome.kind)
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

function judge(sent: Sent): RedditOutcome<unknown> {
  if (sent.kind === 'answer') return judgeAnswer(sent.answer)
  return { kind: sent.kind === 'timeout' ? 'timeout' : 'down' }
}
