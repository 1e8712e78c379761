import type { Dispatcher } from 'undici'
import type { Governor } from './governor.ts'
import { pauseMs } from './judge-answer.ts'
import { parsePostUrl } from './parse-post-url.ts'
import type { RedditOutcome } from './reddit-outcome.ts'
import { sendRequest } from './send-request.ts'

const WAIT_MS = 5_000
const MAX_HOPS = 3

type Options = {
  wwwUrl: string
  userAgent: string
  timeoutMs: number
  dispatcher: Dispatcher
  governor: Governor
}

/**
 * Follows a share link to its post. Wherever a redirect points, we only take a path of Reddit from it and ask the one
 * host we know, without a token.
 */
export async function resolveShare(
  start: string,
  { wwwUrl, userAgent, timeoutMs, dispatcher, governor }: Options,
): Promise<RedditOutcome<string>> {
  const permit = await governor.acquire('url', WAIT_MS)
  if (permit.kind !== 'granted') return permit
  const signal = AbortSignal.timeout(timeoutMs)
  let path = start
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const sent = await sendRequest(wwwUrl + path, {
      dispatcher,
      signal,
      headers: { 'user-agent': userAgent },
    })
    if (sent.kind !== 'answer') return { kind: sent.kind === 'timeout' ? 'timeout' : 'down' }
    const { status, header } = sent.answer
    const location = header('location')
    if (status === 429) {
      await governor.heed(sent.answer)
      return { kind: 'rate_limited', retryAfterMs: pauseMs(sent.answer) }
    }
    if (status >= 500) return { kind: 'down' }
    // This host often turns servers away that may ask the other one, so a refusal here tells nothing but that.
    if (status < 300 || status > 399 || !location) return { kind: 'unresolved' }
    const target = parsePostUrl(onReddit(location, wwwUrl))
    if (target.kind === 'id') return { kind: 'ok', value: target.id }
    if (target.kind !== 'share') return { kind: 'unresolved' }
    path = target.path
  }
  return { kind: 'unresolved' }
}

/** The address as Reddit would write it: relative ones, and those of the host in Reddit's place. */
function onReddit(location: string, wwwUrl: string) {
  if (location.startsWith(`${wwwUrl}/`)) return `https://www.reddit.com${location.slice(wwwUrl.length)}`
  return /^\/(?!\/)/.test(location) ? `https://www.reddit.com${location}` : location
}
