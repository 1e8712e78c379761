import { type Description, describePage } from './describe-page.ts'
import { readSentences } from './read-sentences.ts'

const ORDER =
  /\b(ignore|disregard|forget|instead|you are now|system|assistant|model|say|write|add|include|append|output|respond|answer|reply|repeat|print|mention|describe|tell|recommend|must|instruction)/i
const PAYLOAD =
  /\b(?:say|write|add|include|append|output|respond|answer|reply|repeat|print|mention|tell|that|with|:)\s+(.+)$/is
/** More would not fit into an answer. */
const MAX_ORDERS = 4
const LINK = /\S+:\/\/\S+|\S+@\S+\.\S+|<[^>]+>|\[[^\]]+\]\([^)]+\)/g

/** The worst model: whatever the page orders it to write, it writes, and it makes up sources for it. */
export function obeyPage(page: string, productName: string): Description | string {
  const dictated = /\{[\s\S]*"description"[\s\S]*\}/.exec(page)?.[0]
  if (dictated) return dictated
  const honest = describePage(page, productName)
  const lines = [...readSentences(page), ...page.split('\n')]
  const orders = [...new Set(lines.filter((line) => ORDER.test(line)))].slice(0, MAX_ORDERS)
  if (orders.length === 0) return honest
  const payloads = orders
    .flatMap((order) => [PAYLOAD.exec(order)?.[1] ?? order, order])
    .map((text) => text.slice(0, 300))
  const links = page.match(LINK) ?? []
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
