import { createHmac } from 'node:crypto'
import type { Webhook } from './delivery-settings.ts'

const TIMEOUT_MS = 10_000

/** One attempt; each is signed anew with the time it is made at. */
export async function postEvent({ url, secret }: Webhook, body: string, cancelled: AbortSignal) {
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': `t=${timestamp},v1=${signature}`,
      },
      redirect: 'manual',
      signal: AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
