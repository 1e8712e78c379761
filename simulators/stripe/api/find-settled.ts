import { recordOf } from '../billing/customer-record.ts'
import type { Invoice, Subscription } from '../billing/resources.ts'
import { settle } from '../billing/run-due.ts'
import type { World } from '../billing/world.ts'
import { noSuch } from '../stripe-failure.ts'

/** A customer brought up to the present. */
export function findRecord(world: World, id: string, param: string) {
  const record = recordOf(world, id, param)
  settle(world, record)
  return record
}

export function findSubscription(world: World, id: string) {
  const subscription = world.objects.get(id) as Subscription | undefined
  if (subscription?.object !== 'subscription') throw noSuch(id, 'id', 'subscription')
  return { subscription, record: findRecord(world, subscription.customer, 'customer') }
}

export function findInvoice(world: World, id: string) {
  const invoice = world.objects.get(id) as Invoice | undefined
  if (invoice?.object !== 'invoice') throw noSuch(id, 'id', 'invoice')
  return { invoice, record: findRecord(world, invoice.customer, 'customer') }
}

export function settleAll(world: World) {
  for (const record of world.customers.values()) settle(world, record)
}
