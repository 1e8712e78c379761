import { Hono } from 'hono'
import { honoListener } from '../frame/hono-listener.ts'
import { startSimulator } from '../frame/start-simulator.ts'
import { apiRoutes } from './api/api-routes.ts'
import { settleAll } from './api/find-settled.ts'
import { defaultPriceIds, type PriceIds } from './billing/catalogue.ts'
import { expireOverdueSessions } from './billing/expire-session.ts'
import { createWorld } from './billing/world.ts'
import { controlRoutes } from './control-routes.ts'
import { createDeliveries } from './deliveries/create-deliveries.ts'
import type { Webhook } from './deliveries/delivery-settings.ts'
import { checkoutRoutes } from './pages/checkout-routes.ts'
import { overviewRoutes } from './pages/overview-routes.ts'
import { portalRoutes } from './pages/portal-routes.ts'

export const stripeSecretKey = 'sk_test_threadlark'

export const stripeWebhookSecret = 'whsec_threadlark'

type Options = {
  port: number
  /** Without a webhook of its own, events go to `/api/stripe/webhook` of the first of these, separated by commas. */
  appOrigin?: string
  webhook?: Webhook
  secretKey?: string
  priceIds?: PriceIds
}

/** A Stripe that remembers: its API for the SDK, its hosted pages for the browser, its webhooks for the application. */
export async function startStripe(options: Options) {
  const { port, secretKey = stripeSecretKey, priceIds = defaultPriceIds } = options
  const deliveries = createDeliveries(options.webhook ?? webhookOf(options.appOrigin))
  const world = createWorld({ priceIds, deliveries })
  const app = new Hono()
    .route('/', overviewRoutes(world))
    .route('/c/pay', checkoutRoutes(world))
    .route('/p/session', portalRoutes(world))
    .route('/', apiRoutes(world, secretKey))
  const control = controlRoutes(world)
  const simulator = await startSimulator({ name: 'stripe', port, listener: honoListener(app), control })
  world.origin = simulator.url

  const ticking = setInterval(() => {
    settleAll(world)
    expireOverdueSessions(world, world.sessions)
  }, 1000)
  ticking.unref()
  const close = async () => {
    clearInterval(ticking)
    deliveries.stop()
    await simulator.close()
  }
  return { ...simulator, close, secretKey, priceIds }
}

function webhookOf(appOrigin: string | undefined) {
  const [first] = appOrigin?.split(',') ?? []
  return first
    ? { url: `${new URL(first.trim()).origin}/api/stripe/webhook`, secret: stripeWebhookSecret }
    : undefined
}
