import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { listenOnLoopback } from '../frame/loopback-server.ts'
import { startStripe, stripeSecretKey } from './start-stripe.ts'

export const DAY = 86_400

export const FORM = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Ada Koenig' }

/** The simulator with the real SDK pointed at it, and the moves that tests make. */
export async function startTestStripe() {
  const simulator = await startStripe({ port: 0 })
  const { hostname, port } = new URL(simulator.url)
  const connect = (key = stripeSecretKey, config: Stripe.StripeConfig = {}) =>
    new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
      ...config,
    })
  const stripe = connect()

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${simulator.url}/__control/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as Record<string, unknown> }
  }

  const open = (customer: string, extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_pro_monthly', quantity: 1 }],
      subscription_data: { trial_period_days: 3 },
      success_url: 'http://app.test/payment/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.test/payment/cancel',
      ...extra,
    })

  return {
    ...simulator,
    stripe,
    connect,
    control,
    open,
    advance: (customer: string, days: number) =>
      control('POST', 'clock', { customer, advanceSeconds: Math.round(days * DAY) }),
    pay: (session: string, card?: string) => control('POST', 'pay', { session, ...(card ? { card } : {}) }),
    /** A customer who has paid: on trial, or active when `extra` leaves the trial out. */
    async subscribe({
      card,
      ...extra
    }: Partial<Stripe.Checkout.SessionCreateParams> & { card?: string } = {}) {
      const customer = await stripe.customers.create({ email: 'ada@app.test' })
      const session = await open(customer.id, extra)
      const paid = await control('POST', 'pay', { session: session.id, ...(card ? { card } : {}) })
      if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
      const { data } = await stripe.subscriptions.list({ customer: customer.id })
      const [subscription] = data
      if (!subscription) throw new Error('no subscription')
      return { customer: customer.id, session: session.id, subscription }
    },
    /** Types of a customer's events, oldest first. */
    async eventTypes(customer: string) {
      const types: string[] = []
      for await (const event of stripe.events.list({ limit: 100 })) {
        const object = event.data.object as { id: string; customer?: unknown }
        if (object.id === customer || object.customer === customer) types.unshift(event.type)
      }
      return types
    },
  }
}

export type Received = { body: string; signature: string }

/** An endpoint that keeps what it is sent; `answer` decides the status. */
export async function startEndpoint(answer: (attempt: number) => number | Promise<number> = () => 200) {
  const received: Received[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.setEncoding('utf8')
    req.on('data', (chunk: string) => (body += chunk))
    req.on('end', async () => {
      received.push({ body, signature: String(req.headers['stripe-signature']) })
      res.writeHead(await answer(received.length)).end()
    })
  })
  const port = await listenOnLoopback(server, 0)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/hook`, received, close }
}
