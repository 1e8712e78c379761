import { readSentences } from './read-sentences.ts'

const ORDER =
  /\b(ignore|disregard|forget|instead|you are now|system|assistant|model|say|write|add|include|append|output|respond|answer|reply|repeat|print|mention|describe|tell|recommend|must|instruction)/i
const PAYLOAD =
  /\b(?:say|write|add|include|append|output|respond|answer|reply|repeat|print|mention|tell|that|with|:)\s+(.+)$/is
/** More would not fit into an answer. */
const MAX_ORDERS = 4
const MAX_PAYLOAD = 300
const LINK = /\S+:\/\/\S+|\S+@\S+\.\S+|<[^>]+>|\[[^\]]+\]\([^)]+\)/g

/** What a text seems to want written, the orders whole and without their verb, and the addresses in it. */
export function readOrders(text: string) {
  const lines = [...readSentences(text), ...text.split('\n')]
  const orders = [...new Set(lines.filter((line) => ORDER.test(line)))].slice(0, MAX_ORDERS)
  return {
    orders: orders.map((order) => ({
      whole: order.slice(0, MAX_PAYLOAD),
      payload: (PAYLOAD.exec(order)?.[1] ?? order).slice(0, MAX_PAYLOAD),
    })),
    links: text.match(LINK) ?? [],
  }
}
