import { keep, recall, useKept } from '../../../../ui/browser-memory.ts'
import type { Order } from './order-switch.tsx'

const KEY = 'threadlark-order'

/** The order that was chosen last in this browser; best to answer at first. Without a product nothing can be told apart, whatever it is. */
export function useOrder(): [Order, (order: Order) => void] {
  return [useKept<Order>(readOrder, 'best'), rememberOrder]
}

// Kept here too, for a browser that keeps nothing: it then holds until the page is left.
let chosen: Order = 'best'

function readOrder(): Order {
  const kept = recall(KEY)
  if (kept === undefined) return chosen
  return kept === 'reddit' ? 'reddit' : 'best'
}

function rememberOrder(order: Order) {
  chosen = order
  keep(KEY, order)
}
