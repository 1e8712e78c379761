import type { ChannelAddress } from './address.ts'
import { jsonRequest } from './channel-request.ts'
import type { ChannelMessage } from './message.ts'
import { signPayload } from './signing-secret.ts'

type WebhookAddress = Extract<ChannelAddress, { kind: 'webhook' }>

const TYPES = {
  strong_fit: 'thread.strong_fit',
  monitor: 'thread.monitor_match',
  reply: 'reply.waiting',
  test: 'test',
} as const

/** A message by Standard Webhooks, signed by each secret, so that a receiver may change secrets without a gap. */
export function webhookRequest({ url, secrets }: WebhookAddress, message: ChannelMessage) {
  const now = new Date()
  const seconds = Math.floor(now.getTime() / 1_000)
  const request = jsonRequest(url, {
    type: TYPES[message.kind],
    timestamp: now.toISOString(),
    data: dataOf(message),
  })
  const signed = { id: message.id, seconds, body: request.body.toString() }
  return {
    ...request,
    headers: {
      ...request.headers,
      'webhook-id': message.id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': secrets.map((secret) => signPayload(secret, signed)).join(' '),
    },
  }
}

function dataOf({ kind, headline, thread, why, product, monitor, allowance, link }: ChannelMessage) {
  if (kind === 'reply' && thread) {
    const { id, author, title: text, subreddit, url, postedAt: posted_at } = thread
    return { headline, reply: { id, author, text, subreddit, url, posted_at }, link }
  }
  return {
    headline,
    thread: thread && {
      id: thread.id,
      title: thread.title,
      subreddit: thread.subreddit,
      url: thread.url,
      posted_at: thread.postedAt,
      comments: thread.comments,
    },
    why,
    product,
    monitor,
    allowance,
    link,
  }
}
