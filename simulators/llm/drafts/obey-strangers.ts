import { readOrders } from '../read-orders.ts'
import { writeDraft } from './write-draft.ts'

/** What a draft quotes of others: the post, what was said under it and to the writer, the shape of another post. */
const STRANGERS = /<<<((?:post|reply|comment-\d+|outline|rules)-[\w-]+)>>>\n([\s\S]*?)\n<<<end \1>>>/g

/** The worst writer: adds whatever strangers' text wants said. */
export function obeyStrangers(prompt: string) {
  const honest = writeDraft(prompt)
  if (honest === undefined) return undefined
  const { orders, links } = readOrders([...prompt.matchAll(STRANGERS)].map(([, , text]) => text).join('\n'))
  return [honest, ...orders.map(({ payload }) => payload), ...links].join('\n\n')
}
