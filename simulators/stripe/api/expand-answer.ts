import type { Stripe } from 'stripe'
import { productIdOf } from '../billing/catalogue.ts'
import { randomId } from '../billing/random-id.ts'
import type { CheckoutSession } from '../billing/resources.ts'
import type { World } from '../billing/world.ts'
import { StripeFailure } from '../stripe-failure.ts'

type Plain = Record<string, unknown>

/** Replaces ids by the objects they name, in a copy. */
export function expandAnswer(world: World, answer: object, paths: string[] = []) {
  let expanded = answer as Plain
  for (const path of paths) {
    const keys = path.split('.')
    if (keys.length > 4)
      throw new StripeFailure(400, `You cannot expand more than 4 levels of a property. Property: ${path}`)
    expanded = expandPath(world, expanded, keys, path) as Plain
  }
  return expanded
}

function expandPath(world: World, node: unknown, [key, ...rest]: string[], path: string): unknown {
  if (key === undefined || node === null) return node
  if (Array.isArray(node)) return node.map((item) => expandPath(world, item, [key, ...rest], path))
  const object = node as Plain
  if (key === 'line_items' && object['object'] === 'checkout.session')
    return { ...object, line_items: lineItems(world, node as CheckoutSession) }
  if (!Object.hasOwn(object, key)) throw cannotExpand(path)
  const value = object[key]
  const target = typeof value === 'string' ? world.objects.get(value) : value
  if (target === undefined || (target !== null && typeof target !== 'object')) throw cannotExpand(path)
  return { ...object, [key]: expandPath(world, target, rest, path) }
}

const cannotExpand = (path: string) =>
  new StripeFailure(400, `This property cannot be expanded (${path}).`, { param: 'expand' })

function lineItems(world: World, session: CheckoutSession): Stripe.ApiList<Stripe.LineItem> {
  const terms = world.sessionTerms.get(session.id)
  const items = terms ? [lineItem(terms, session.amount_total ?? 0)] : []
  return {
    object: 'list',
    data: items,
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  }
}

function lineItem(
  { price, quantity }: { price: Stripe.Price; quantity: number },
  total: number,
): Stripe.LineItem {
  return {
    id: randomId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: 'usd',
    description: productIdOf(price),
    metadata: {},
    price,
    quantity,
  }
}
