import { Stripe } from 'stripe'
import { stripeEnvironment } from './stripe-environment.ts'

/** Stripe's own client, for what a person would do in Stripe's dashboard. */
export function stripeClient(url: string) {
  const { hostname: host, port } = new URL(url)
  return new Stripe(stripeEnvironment(url).STRIPE_SECRET_KEY, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
  })
}

/** The switches of the Stripe stand-in: its clock, its cards, its deliveries. */
export function stripeControl(url: string) {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/__control/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : ((await response.json()) as Record<string, unknown>)
  }
  return {
    /** Pays a Checkout session without a browser. */
    pay: (session: string, card?: string) => call('POST', 'pay', { session, ...(card ? { card } : {}) }),
    /** Moves one customer's clock and lets everything happen that is due. */
    advanceDays: (customer: string, days: number) =>
      call('POST', 'clock', { customer, advanceSeconds: Math.round(days * 86_400) }),
    failNextCharge: (customer: string) => call('POST', 'fail-next-charge', { customer }),
    deliver: (settings: object) => call('POST', 'deliveries', settings),
    flush: () => call('POST', 'deliveries/flush'),
    sendTo: (webhookUrl: string, secret: string) => call('POST', 'webhook', { url: webhookUrl, secret }),
    stateOf: async (customer: string) => (await call('GET', `state/${customer}`)) as CustomerState,
    reset: () => call('DELETE', 'state'),
    fault: (rule: object) => call('POST', 'faults', rule),
    clearFaults: () => call('DELETE', 'faults'),
  }
}

type CustomerState = {
  clock: { now: number }
  subscriptions: {
    id: string
    status: string
    trial_start: number | null
    trial_end: number | null
    created: number
    cancel_at: number | null
    cancel_at_period_end: boolean
    items: { data: { id: string; price: { id: string }; current_period_end: number }[] }
  }[]
  invoices: { id: string; status: string }[]
  sessions: { id: string; status: string; url: string | null }[]
}
