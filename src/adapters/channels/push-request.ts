import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { ChannelAddress } from './address.ts'
import type { ChannelRequest } from './channel-request.ts'
import { fitText } from './fit-text.ts'
import type { ChannelMessage } from './message.ts'

type PushAddress = Extract<ChannelAddress, { kind: 'push' }>

export type Vapid = { publicKey: string; privateKey: string; contact: string }

const TTL_SECONDS = 12 * 3_600
/** Push services take 4,096 bytes, of which the encryption needs some. */
const MAX_BYTES = 3_000
const MAX_HEADLINE = 150
const MAX_WHY = 300
const MAX_TITLE = 1_000
const TOPIC_LENGTH = 32

/** Null where the browser's keys can't be keys. */
export function pushRequest(
  { endpoint, p256dh, auth }: PushAddress,
  message: ChannelMessage,
  { publicKey, privateKey, contact }: Vapid,
): ChannelRequest | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      pushPayload(message),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: TTL_SECONDS,
        urgency: 'normal',
        topic: topicOf(message.id),
        contentEncoding: 'aes128gcm',
      },
    )
    return { url: endpoint, headers, body }
  } catch {
    return null
  }
}

function pushPayload({ id, headline, thread, why, link }: ChannelMessage) {
  const title = fitText(headline, MAX_HEADLINE)
  const reason = fitText(why ?? '', MAX_WHY)
  const withThread = (characters: number) => {
    const lines = [fitText(thread?.title ?? '', characters), reason].filter(Boolean)
    return JSON.stringify({ id, title, body: lines.join('\n'), url: link })
  }
  let characters = MAX_TITLE
  let payload = withThread(characters)
  while (Buffer.byteLength(payload) > MAX_BYTES && characters > 1) {
    characters = Math.floor(characters * 0.8)
    payload = withThread(characters)
  }
  return payload
}

/** A waiting message with the same topic is replaced, so a repeat doesn't show twice. */
const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, TOPIC_LENGTH)
