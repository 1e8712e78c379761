import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import type { Answer, Call, Receiver } from './call.ts'
import { controlRoutes } from './control-routes.ts'
import { createDeliveries, type Delivery } from './deliveries.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { answerAsDiscord, discordHosts } from './discord.ts'
import { createPushService } from './push-service.ts'
import { answerAsSlack } from './slack.ts'
import { createSubscriptions, PUSH_HOST } from './subscriptions.ts'
import { createWebhookReceiver, type Secrets } from './webhook-receiver.ts'

const OURS = new Set(['127.0.0.1', 'localhost'])

/** Wherever alerts go, in one server: the Host header says who answers. */
export function startChannels({ port }: { port: number }) {
  const deliveries = createDeliveries()
  const subscriptions = createSubscriptions()
  const secrets: Secrets = new Map()
  const own = deliveryRoutes(deliveries)
  const receivers = new Map<string, Receiver>([
    ['hooks.slack.com', answerAsSlack],
    ['hooks.slack-gov.com', answerAsSlack],
    [PUSH_HOST, createPushService(subscriptions)],
    ...discordHosts.map((host) => [host, answerAsDiscord] as const),
  ])
  const receiveWebhook = createWebhookReceiver(secrets)

  const app = new Hono().all('*', async (c) => {
    const host = (c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '')
    if (OURS.has(host)) return own.fetch(c.req.raw)
    const call = await readCall(c, host)
    const delivery: Delivery = {
      id: idOf(call),
      host,
      path: call.path,
      at: new Date().toISOString(),
      headers: call.headers,
      body: call.body.toString(),
      status: null,
    }
    deliveries.add(delivery)
    const answer = await (receivers.get(host) ?? receiveWebhook)(call)
    delivery.status = answer.status
    if (answer.read !== undefined) delivery.body = answer.read
    return respond(answer)
  })
  const control = controlRoutes(subscriptions, secrets)
  return startSimulator({ name: 'channels', port, listener: honoListener(app), control })
}

async function readCall(c: Context, host: string): Promise<Call> {
  const { pathname: path, searchParams: query } = new URL(c.req.url)
  const body = Buffer.from(await c.req.arrayBuffer())
  return { host, method: c.req.method, path, query, headers: c.req.header(), body, signal: c.req.raw.signal }
}

/** By which a receiver knows a repeat. Slack and Discord have nothing of the kind, so there it's the same words once more. */
function idOf({ path, headers, body }: Call) {
  const named = headers['webhook-id'] ?? headers.topic
  return `${path} ${named ?? createHash('sha256').update(body).digest('base64url')}`
}

function respond({ status, headers = {}, body }: Answer) {
  if (body === undefined) return new Response(null, { status, headers })
  const [text, type] =
    typeof body === 'string' ? [body, 'text/html'] : [JSON.stringify(body), 'application/json']
  return new Response(text, { status, headers: { 'content-type': type, ...headers } })
}
