import type { BodyBlock, BodyNode } from '../schema.ts'

// Taken by the page itself.
const RESERVED = ['content', 'related-title', 'closing-title']

/** An anchor for each heading, by its key: the lowercased text with dashes for spaces; a second one gets -2. */
export function headingIds(body: BodyNode[]) {
  const uses = new Map(RESERVED.map((id) => [id, 1]))
  const ids = new Map<string, string>()
  for (const node of body) {
    if (node._type !== 'block' || !/^h[234]$/.test(node.style)) continue
    const id = textOf(node).trim().toLowerCase().replace(/\s+/g, '-')
    if (!id) continue
    let use = (uses.get(id) ?? 0) + 1
    while (use > 1 && uses.has(`${id}-${use}`)) use += 1
    const unique = use > 1 ? `${id}-${use}` : id
    uses.set(id, use)
    uses.set(unique, Math.max(uses.get(unique) ?? 0, 1))
    ids.set(node._key, unique)
  }
  return ids
}

function textOf({ children }: BodyBlock) {
  return children.map(({ text }) => text).join('')
}
