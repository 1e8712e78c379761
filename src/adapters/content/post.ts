import { z } from 'zod'

/** Posts as we hand them on: checked, small, and with nothing in them that a page could not show safely. */

export const image = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() })
export type Image = z.infer<typeof image>

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  marks: z.array(z.string()).describe("'strong', 'em', 'code', or the key of a link in markDefs"),
})

const link = z.object({
  _type: z.literal('link'),
  _key: z.string(),
  href: z.string().describe('http, https or mailto, a path of this site, or an anchor'),
  blank: z.boolean(),
})

const block = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.enum(['normal', 'h2', 'h3', 'h4', 'blockquote']),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.int().optional(),
  children: z.array(span),
  markDefs: z.array(link),
})

const picture = image.extend({
  _type: z.literal('image'),
  _key: z.string(),
  caption: z.string().optional(),
})

const code = z.object({
  _type: z.literal('code'),
  _key: z.string(),
  language: z.string().optional(),
  code: z.string(),
})

export const bodyNode = z.discriminatedUnion('_type', [block, picture, code])
export type BodyNode = z.infer<typeof bodyNode>
export type BodyBlock = z.infer<typeof block>

const summary = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  mainImage: image.nullable(),
})

export const postCard = summary.extend({
  publishedAt: z.iso.datetime(),
  _updatedAt: z.iso.datetime(),
  estimatedReadingTime: z.int().min(1).describe('Minutes'),
  categories: z.array(z.object({ _id: z.string(), title: z.string() })),
})
export type PostCard = z.infer<typeof postCard>

export const post = postCard.extend({
  body: z.array(bodyNode).describe('Portable Text'),
  author: z.object({ name: z.string(), bio: z.string(), image: image.nullable() }).nullable(),
  seo: z.object({ metaTitle: z.string(), metaDescription: z.string(), keywords: z.array(z.string()) }),
})
export type Post = z.infer<typeof post>

export const relatedPost = summary
export type RelatedPost = z.infer<typeof relatedPost>
