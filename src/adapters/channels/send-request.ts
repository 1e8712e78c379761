import { type Dispatcher, request } from 'undici'
import { RefusedAddress } from '../website/guarded-dispatcher.ts'
import type { ChannelAddress } from './address.ts'
import type { ChannelRequest } from './channel-request.ts'
import type { DeliveryOutcome } from './delivery-outcome.ts'
import { judgeAnswer } from './judge-answer.ts'

const DEADLINE_MS = 5_000
const MAX_BYTES = 4_096

type Options = { dispatcher: Dispatcher; userAgent: string; signal: AbortSignal | undefined }

/** Sends once and follows no redirect. An error may quote the address, so none leaves this file. */
export async function sendRequest(
  kind: ChannelAddress['kind'],
  { url, headers, body }: ChannelRequest,
  { dispatcher, userAgent, signal }: Options,
): Promise<DeliveryOutcome> {
  const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(signal ? [signal] : [])])
  try {
    const answer = await request(url, {
      dispatcher,
      method: 'POST',
      signal: deadline,
      headers: { ...headers, 'user-agent': userAgent },
      body,
    })
    const start = await readStart(answer.body)
    const retryAfter = answer.headers['retry-after']?.toString()
    return judgeAnswer(kind, { status: answer.statusCode, retryAfter, start })
  } catch (error) {
    const kind = error instanceof RefusedAddress ? 'refused' : 'unavailable'
    return { kind, status: null }
  }
}

/** What there is of a body, up to a limit. The status has told how it went, so a body that breaks off changes nothing. */
async function readStart(body: Dispatcher.ResponseData['body']) {
  const chunks: Buffer[] = []
  let size = 0
  body.on('error', () => {})
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= MAX_BYTES) break
    }
  } catch {
    // The rest is not needed.
  } finally {
    body.destroy()
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString()
}
