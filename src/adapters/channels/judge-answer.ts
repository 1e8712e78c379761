import { z } from 'zod'
import type { ChannelAddress } from './address.ts'
import type { DeliveryOutcome } from './delivery-outcome.ts'
import { readRetryAfter } from './read-retry-after.ts'

export type Answer = { status: number; retryAfter: string | undefined; start: string }

const LATER = new Set([408, 425, 429])
/** An unknown webhook, and an unknown thread to post in. */
const DISCORD_GONE = new Set([10_015, 10_003])

/** What an answer means to its sender. */
export function judgeAnswer(kind: ChannelAddress['kind'], answer: Answer): DeliveryOutcome {
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'delivered', status }
  const said = kind === 'discord' ? readDiscord(answer.start) : {}
  if (isGone(kind, status, said.code)) return { kind: 'gone', status }
  if (status < 500 && !LATER.has(status)) return { kind: 'refused', status }
  const retryAfterMs = readRetryAfter(said.retryAfter ?? answer.retryAfter)
  return { kind: 'unavailable', status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

function isGone(kind: ChannelAddress['kind'], status: number, code: number | undefined) {
  if (kind === 'discord') return status === 404 && DISCORD_GONE.has(code ?? 0)
  // Any page may be missing for a while, but 410 is how a receiver of webhooks says to stop.
  return status === 410 || (status === 404 && kind !== 'webhook')
}

const discordSchema = z.object({ code: z.number().optional(), retry_after: z.number().optional() })

function readDiscord(text: string): { code?: number | undefined; retryAfter?: number | undefined } {
  try {
    const { code, retry_after } = discordSchema.parse(JSON.parse(text))
    return { code, retryAfter: retry_after }
  } catch {
    return {}
  }
}
