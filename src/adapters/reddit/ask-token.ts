import type { Dispatcher } from 'undici'
import { z } from 'zod'
import { parseJson, pauseMs, toldMs } from './judge-answer.ts'
import type { RedditOutcome } from './reddit-outcome.ts'
import { type Answer, sendRequest } from './send-request.ts'

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const refused = z.object({ error: z.union([z.string(), z.number()]) })

type Options = {
  wwwUrl: string
  clientId: string
  clientSecret: string
  userAgent: string
  timeoutMs: number
  dispatcher: Dispatcher
}

/** Asks Reddit for an app-only token. */
export async function askToken({
  wwwUrl,
  clientId,
  clientSecret,
  userAgent,
  timeoutMs,
  dispatcher,
}: Options) {
  const sent = await sendRequest(`${wwwUrl}/api/v1/access_token`, {
    dispatcher,
    signal: AbortSignal.timeout(timeoutMs),
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': userAgent,
    },
    body: 'grant_type=client_credentials&scope=read',
  })
  if (sent.kind !== 'answer') return { kind: sent.kind === 'timeout' ? 'timeout' : 'down' } as const
  return judge(sent.answer)
}

function judge(answer: Answer): RedditOutcome<{ token: string; lifetimeMs: number }> {
  const { status, text } = answer
  const json = parseJson(text)
  if (status === 401) return { kind: 'not_approved', retryAfterMs: toldMs(answer) }
  if (status === 403)
    return { kind: json === undefined ? 'blocked' : 'not_approved', retryAfterMs: toldMs(answer) }
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: pauseMs(answer) }
  if (status !== 200) return { kind: 'down' }
  // Most refusals come as 200 with an error in the body.
  if (refused.safeParse(json).success) return { kind: 'not_approved' }
  const { data } = granted.safeParse(json)
  if (!data) return { kind: 'down' }
  return { kind: 'ok', value: { token: data.access_token, lifetimeMs: data.expires_in * 1_000 } }
}
