import { randomUUID } from 'node:crypto'
import { type Answer, type Call, parseJson } from './call.ts'
import { decryptPush } from './decrypt-push.ts'
import { PUSH_HOST, type Subscription, type Subscriptions } from './subscriptions.ts'
import { verifyVapid } from './verify-vapid.ts'

const MAX_BYTES = 4_096
const URGENCIES = new Set(['very-low', 'low', 'normal', 'high'])

const refuse = (status: number, body: string): Answer => ({ status, body })

/** A push service by RFC 8030 that wants VAPID (RFC 8292) and looks into what it carries. */
export function createPushService(subscriptions: Subscriptions) {
  return (call: Call): Answer => {
    const [, place, id = '', ...rest] = call.path.split('/')
    if (place !== 'push' || rest.length > 0) return refuse(404, 'no such resource')
    if (call.method !== 'POST') return refuse(405, 'only POST')
    const subscription = subscriptions.find(id)
    if (subscription === undefined) return refuse(404, 'no such subscription')
    if (subscription === null) return refuse(410, 'the subscription has ended')
    return findFault(call, subscription) ?? accept(call, subscription)
  }
}

function findFault({ headers, body }: Call, { senderKey }: Subscription): Answer | undefined {
  const { ttl = '', urgency = 'normal', topic } = headers
  if (!/^\d+$/.test(ttl)) return refuse(400, 'TTL is missing')
  if (!URGENCIES.has(urgency)) return refuse(400, 'no such Urgency')
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic))
    return refuse(400, 'Topic is not 32 url-safe characters')
  if (headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'Content-Encoding must be aes128gcm')
  if (body.length > MAX_BYTES) return refuse(413, 'more than 4096 bytes')
  if (!headers.authorization) return refuse(401, 'Authorization is missing')
  const vapid = verifyVapid(headers.authorization, `https://${PUSH_HOST}`)
  if ('problem' in vapid) return refuse(403, vapid.problem)
  if (senderKey !== undefined && vapid.key !== senderKey) return refuse(403, 'subscribed to another sender')
  return undefined
}

function accept({ body }: Call, subscription: Subscription): Answer {
  let text: Buffer
  try {
    text = decryptPush(body, subscription)
  } catch (error) {
    return refuse(400, `the browser could not decrypt it: ${(error as Error).message}`)
  }
  const read = parseJson(text) ?? text.toString()
  const location = `https://${PUSH_HOST}/message/${randomUUID()}`
  return { status: 201, headers: { location }, read }
}
