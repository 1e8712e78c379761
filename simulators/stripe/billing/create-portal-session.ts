import type { Stripe } from 'stripe'
import { StripeFailure } from '../stripe-failure.ts'
import { liveRecordOf } from './customer-record.ts'
import { emitEvent } from './emit-event.ts'
import { hasEnded } from './end-subscription.ts'
import { findPrice } from './find-price.ts'
import { defaultConfiguration } from './portal-configuration.ts'
import { randomId } from './random-id.ts'
import { realNow } from './real-now.ts'
import type { PortalSession } from './resources.ts'
import { itemOf } from './subscription-item.ts'
import type { World } from './world.ts'

type Params = Stripe.BillingPortal.SessionCreateParams

type FlowData = NonNullable<Params['flow_data']>

export function createPortalSession(world: World, params: Params): PortalSession {
  if (params.customer === undefined)
    throw new StripeFailure(400, 'Missing required param: customer.', {
      code: 'parameter_missing',
      param: 'customer',
    })
  const { customer } = liveRecordOf(world, params.customer)
  const session: PortalSession = {
    id: randomId('bps'),
    object: 'billing_portal.session',
    configuration: params.configuration ?? defaultConfiguration(world).id,
    created: realNow(),
    customer: customer.id,
    customer_account: null,
    flow: params.flow_data ? readFlow(world, customer.id, params.flow_data) : null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    // The address is the credential, so it holds a secret of its own.
    url: `${world.origin}/p/session/${randomId('test', 32)}`,
  }
  world.portalSessions.set(session.url.split('/').at(-1) ?? '', session)
  emitEvent(world, 'billing_portal.session.created', session)
  return session
}

function readFlow(world: World, customerId: string, data: FlowData): Stripe.BillingPortal.Session.Flow {
  const details =
    data[data.type as 'subscription_update' | 'subscription_cancel' | 'subscription_update_confirm']
  if (data.type !== 'payment_method_update') {
    const param = `flow_data[${data.type}]`
    if (!details)
      throw new StripeFailure(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    const subscription = ownLiveSubscription(
      world,
      customerId,
      details.subscription,
      `${param}[subscription]`,
    )
    for (const item of data.subscription_update_confirm?.items ?? []) {
      if (item.id !== itemOf(subscription).id)
        throw new StripeFailure(400, `No such subscription item: '${item.id}'`, {
          param: `${param}[items][0][id]`,
        })
      if (item.price !== undefined) findPrice(world, item.price, `${param}[items][0][price]`)
    }
  }
  const redirect = data.after_completion?.redirect
  const confirm = data.subscription_update_confirm
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: redirect ? { return_url: redirect.return_url } : null,
      type: data.after_completion?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: data.subscription_cancel
      ? { retention: null, subscription: data.subscription_cancel.subscription }
      : null,
    subscription_pause: null,
    subscription_update: data.subscription_update
      ? { subscription: data.subscription_update.subscription }
      : null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          items: confirm.items.map(({ id, price, quantity }) => ({ id, price: price ?? null, quantity })),
          subscription: confirm.subscription,
        }
      : null,
    type: data.type,
  }
}

function ownLiveSubscription(world: World, customerId: string, id: string, param: string) {
  const subscription = world.customers.get(customerId)?.subscriptions.find((own) => own.id === id)
  if (!subscription)
    throw new StripeFailure(400, `No such subscription: '${id}'`, { code: 'resource_missing', param })
  if (hasEnded(subscription))
    throw new StripeFailure(400, `The subscription ${id} has ended and cannot be changed.`, { param })
  return subscription
}
