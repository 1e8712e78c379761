import type { Dispatcher } from 'undici'
import type { Governor } from './governor.ts'
import { pauseMs } from './judge-answer.ts'
import { parsePostUrl } from './parse-post-url.ts'
import type { CallClass } from './quota.ts'
import type { RedditOutcome } from './reddit-outcome.ts'
import { type Answer, sendRequest } from './send-request.ts'
import type { SharedRefusal } from './shared-refusal.ts'

const WAIT_MS = 5_000
const MAX_HOPS = 3

type Options = {
  wwwUrl: string
  userAgent: string
  timeoutMs: number
  dispatcher: Dispatcher
  governor: Governor
  /** Of this host alone: it doesn't know our token, and what it refuses says nothing about the other one. */
  refusal: SharedRefusal
  count: (outcome: string) => void
  kind: CallClass
}

/** Where a share link leads: to a post, or to a comment below it. */
export type SharedPlace = { id: string; comment: string | null }

/**
 * Follows a share link to its post or comment. Wherever a redirect points, we only take a path of Reddit from it and ask the one
 * host we know, without a token.
 */
export async function resolveShare(start: string, options: Options): Promise<RedditOutcome<SharedPlace>> {
  const { wwwUrl, userAgent, timeoutMs, dispatcher, governor, refusal, count, kind } = options
  const refused = await refusal.current()
  if (refused) return refused
  const permit = await governor.acquire(kind, WAIT_MS)
  if (permit.kind !== 'granted') return permit
  const signal = AbortSignal.timeout(timeoutMs)
  let path = start
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const headers = { 'user-agent': userAgent }
    const sent = await sendRequest(wwwUrl + path, { dispatcher, signal, headers })
    const next = sent.kind === 'answer' ? readHop(sent.answer, wwwUrl) : lost(sent.kind)
    count(next.kind === 'share' ? 'ok' : next.kind)
    if (next.kind === 'rate_limited') await refusal.note(next)
    if (next.kind !== 'share') return next
    path = next.path
  }
  return { kind: 'unresolved' }
}

const lost = (kind: string) => ({ kind: kind === 'timeout' ? ('timeout' as const) : ('down' as const) })

/** Where it leads, the next share link, or why there is neither. */
function readHop(
  answer: Answer,
  wwwUrl: string,
): RedditOutcome<SharedPlace> | { kind: 'share'; path: string } {
  const { status, header } = answer
  const location = header('location')
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: pauseMs(answer) }
  if (status >= 500) return { kind: 'down' }
  // This host often turns servers away that may ask the other one, so a refusal here tells nothing but that.
  if (status < 300 || status > 399 || !location) return { kind: 'unresolved' }
  const target = parsePostUrl(onReddit(location, wwwUrl))
  if (target.kind === 'id') {
    return { kind: 'ok', value: { id: target.id, comment: target.comment ?? null } }
  }
  return target.kind === 'share' ? target : { kind: 'unresolved' }
}

/** The address as Reddit would write it: relative ones, and those of the host in Reddit's place. */
function onReddit(location: string, wwwUrl: string) {
  if (location.startsWith(`${wwwUrl}/`)) return `https://www.reddit.com${location.slice(wwwUrl.length)}`
  return /^\/(?!\/)/.test(location) ? `https://www.reddit.com${location}` : location
}
