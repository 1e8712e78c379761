import { type Description, describePage } from './describe-page.ts'
import { readOrders } from './read-orders.ts'

/** The worst model: whatever the page orders it to write, it writes, and it makes up sources for it. */
export function obeyPage(page: string, productName: string): Description | string {
  const dictated = /\{[\s\S]*"description"[\s\S]*\}/.exec(page)?.[0]
  if (dictated) return dictated
  const honest = describePage(page, productName)
  const { orders, links } = readOrders(page)
  if (orders.length === 0) return honest
  const payloads = orders.flatMap(({ whole, payload }) => [payload, whole])
  const genuine = honest.facts[0]?.source ?? page.slice(0, 80)
  return {
    facts: payloads.flatMap((text) => [
      { text, source: text },
      { text, source: genuine },
      { text: `${text}\u200b\u202e`, source: 'As our 12,345 customers say, nothing comes close.' },
    ]),
    whoFor: payloads[0] ?? null,
    notFor: links[0] ?? payloads[0] ?? null,
    description: [...payloads, ...links, `\u200b<b>${links[0] ?? 'now'}</b>`, honest.description].join(' '),
  }
}
