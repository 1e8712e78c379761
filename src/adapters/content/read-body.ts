import { z } from 'zod'
import type { FindImage } from './image-address.ts'
import type { BodyBlock, BodyNode } from './post.ts'
import { safeHref } from './safe-href.ts'

const MAX_NODES = 2_000
const MAX_LEVEL = 4
const STYLES = ['normal', 'h2', 'h3', 'h4', 'blockquote'] as const
const DECORATORS = new Set(['strong', 'em', 'code'])

const list = z
  .array(z.unknown())
  .catch([])
  .transform((values) => values.slice(0, MAX_NODES))

const rawBlock = z.object({
  _type: z.literal('block'),
  style: z.enum(STYLES).catch('normal'),
  listItem: z.enum(['bullet', 'number']).optional().catch(undefined),
  level: z.number().catch(1),
  children: list,
  markDefs: list,
})
const rawLink = z.object({
  _type: z.literal('link'),
  _key: z.string(),
  href: z.unknown(),
  blank: z.boolean().catch(false),
})
const rawSpan = z.object({ _type: z.literal('span'), text: z.string(), marks: list })
const rawImage = z.object({
  _type: z.literal('image'),
  asset: z.object({ _ref: z.string() }),
  alt: z.string().catch(''),
  caption: z.string().optional().catch(undefined),
})
const rawCode = z.object({
  _type: z.literal('code'),
  language: z
    .string()
    .regex(/^[\w+#.-]{1,32}$/)
    .optional()
    .catch(undefined),
  code: z.string(),
})
const rawNode = z.discriminatedUnion('_type', [rawBlock, rawImage, rawCode])

/**
 * Portable Text by an allow-list: nodes we don't know are dropped, marks we don't know become plain text. Keys are ours,
 * because a mark that is called `__proto__` crashes the renderer.
 */
export function readBody(body: unknown, findImage: FindImage): BodyNode[] {
  return list.parse(body).flatMap((value, position): BodyNode[] => {
    const parsed = rawNode.safeParse(value)
    if (!parsed.success) return []
    const _key = `n${position}`
    const node = parsed.data
    if (node._type === 'code') return [{ ...node, _key }]
    if (node._type === 'block') return [readBlock(node, _key)]
    const image = findImage(node.asset._ref, node.alt || 'Blog post image')
    return image ? [{ _type: 'image', _key, ...image, ...(node.caption && { caption: node.caption }) }] : []
  })
}

function readBlock(node: z.infer<typeof rawBlock>, _key: string): BodyBlock {
  const links = new Map<string, BodyBlock['markDefs'][number]>()
  for (const value of node.markDefs) {
    const { data } = rawLink.safeParse(value)
    const href = safeHref(data?.href)
    if (data && href) links.set(data._key, { _type: 'link', _key: `l${links.size}`, href, blank: data.blank })
  }
  const nameOf = (mark: unknown) => {
    if (typeof mark !== 'string') return []
    return DECORATORS.has(mark) ? [mark] : (links.get(mark)?._key ?? [])
  }
  const children = node.children.flatMap((value, position) => {
    const { data } = rawSpan.safeParse(value)
    if (!data) return []
    const marks = [...new Set(data.marks.flatMap(nameOf))]
    return [{ _type: 'span' as const, _key: `s${position}`, text: data.text, marks }]
  })
  const item = node.listItem && { listItem: node.listItem, level: clampLevel(node.level) }
  return { _type: 'block', _key, style: node.style, ...item, children, markDefs: [...links.values()] }
}

function clampLevel(level: number) {
  return Math.min(Math.max(Math.trunc(level) || 1, 1), MAX_LEVEL)
}
