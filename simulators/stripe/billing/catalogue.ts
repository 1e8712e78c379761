import type { Stripe } from 'stripe'

export type PriceIds = { pro: string; plus: string }

export const defaultPriceIds: PriceIds = { pro: 'price_pro_monthly', plus: 'price_plus_monthly' }

const CREATED = Date.UTC(2026, 0, 1) / 1000

export function createCatalogue(ids: PriceIds) {
  const products = [product('prod_pro', 'Pro', ids.pro), product('prod_plus', 'Plus', ids.plus)]
  const prices = [price(ids.pro, 'prod_pro', 1900), price(ids.plus, 'prod_plus', 4900)]
  return { products, prices }
}

function product(id: string, name: string, defaultPrice: string): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created: CREATED,
    default_price: defaultPrice,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: CREATED,
    url: null,
  }
}

function price(id: string, productId: string, amount: number): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    // A string on the wire, which the SDK turns into its decimal.
    unit_amount_decimal: String(amount) as unknown as Stripe.Decimal,
  }
}

export const productIdOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id)

/** The older form of a price that subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: productIdOf(price),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
