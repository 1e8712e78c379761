import type { Stripe } from 'stripe'
import { productIdOf } from './catalogue.ts'
import { randomId } from './random-id.ts'
import { realNow } from './real-now.ts'
import type { World } from './world.ts'

type Configuration = Stripe.BillingPortal.Configuration

/** Made on first use, as Stripe makes one when the Dashboard's settings are first saved. */
export function defaultConfiguration(world: World): Configuration {
  return (
    world.portalConfigurations.find((configuration) => configuration.is_default) ??
    createConfiguration(world, {}, true)
  )
}

export function createConfiguration(
  world: World,
  params: Partial<Stripe.BillingPortal.ConfigurationCreateParams>,
  isDefault = false,
): Configuration {
  const now = realNow()
  const configuration: Configuration = {
    id: randomId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: params.business_profile?.headline || null,
      privacy_policy_url: params.business_profile?.privacy_policy_url ?? null,
      terms_of_service_url: params.business_profile?.terms_of_service_url ?? null,
    },
    created: now,
    default_return_url: params.default_return_url || null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        products: world.catalogue.prices.map((price) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          prices: [price.id],
          product: productIdOf(price),
        })),
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'continue_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: params.name || null,
    updated: now,
  }
  world.portalConfigurations.push(configuration)
  world.objects.set(configuration.id, configuration)
  return configuration
}
