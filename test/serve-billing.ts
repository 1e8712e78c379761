import { afterAll } from 'vitest'
import { startStripe } from '../simulators/stripe/start-stripe.ts'
import { apiClient } from './api-client.ts'
import { cloneDatabase } from './database.ts'
import { serveApp } from './serve-app.ts'
import { stripeClient, stripeControl } from './stripe-control.ts'
import { stripeEnvironment } from './stripe-environment.ts'

/** The API beside a Stripe of this test file's own, with Stripe's switches and its own client. */
export async function serveBilling() {
  const database = await cloneDatabase()
  const stripe = await startStripe({ port: 0 })
  afterAll(() => stripe.close())
  const server = await serveApp(database.databaseUrl, stripeEnvironment(stripe.url))
  return {
    ...database,
    stripe,
    server,
    control: stripeControl(stripe.url),
    sdk: stripeClient(stripe.url),
    billing: server.services.billing,
    api: apiClient(server.url),
  }
}
