import type { MonitorList } from '../schema.ts'
import type { WatchedProduct } from './watched-product.ts'

type Known = { list: MonitorList; products: WatchedProduct[]; isLive: boolean }

/** Why nothing can be added now; null where it can. Without a plan the page says so already. */
export function findObstacle({ list: { monitors, limit }, products, isLive }: Known) {
  if (!isLive) return null
  if (!products.some(({ readOnly }) => !readOnly)) return 'Add a product first, and we watch for it.'
  if (monitors.length < limit) return null
  return limit === 1
    ? "You've used the one monitor on your plan."
    : `You've used all ${limit} monitors on your plan.`
}
