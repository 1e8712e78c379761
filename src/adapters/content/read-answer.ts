import { z } from 'zod'
import type { FindImage } from './image-address.ts'
import type { Post, PostCard, RelatedPost } from './post.ts'
import { readBody } from './read-body.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString())
const reference = z.object({ ref: z.string().nullish() }).nullish()
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .nullish()
    // What a broken reference leaves behind is left out; the rest can still be shown.
    .transform((values) => (values ?? []).flatMap((value) => item.safeParse(value).data ?? []))

const rawSummary = z.object({
  _id: z.string(),
  slug: z.string().min(1),
  title: z.string().min(1),
  excerpt: text,
  mainImage: z.object({ alt: text, ref: z.string().nullish() }).nullish(),
})

const rawCard = rawSummary.extend({
  publishedAt: moment,
  _updatedAt: moment,
  estimatedReadingTime: z.number().transform((minutes) => Math.max(1, Math.round(minutes))),
  categories: listOf(z.object({ _id: z.string(), title: z.string() })),
})

const rawPost = rawCard.extend({
  body: z.unknown(),
  author: z.object({ name: z.string(), bio: text, image: reference }).nullish().catch(null),
  seo: z
    .object({ metaTitle: text, metaDescription: text, keywords: listOf(z.string()) })
    .nullish()
    .transform((seo) => seo ?? { metaTitle: '', metaDescription: '', keywords: [] }),
  relatedPosts: listOf(rawSummary),
})

const rawList = z
  .object({ posts: z.array(z.unknown()), total: z.int().nonnegative() })
  .transform(({ posts, total }) => ({ given: posts.length, posts: listOf(rawCard).parse(posts), total }))
  // One bad post is left out; nothing but bad ones is no answer.
  .refine(({ given, posts }) => given === 0 || posts.length > 0, 'holds no readable post')
const rawSlugs = z
  .array(z.unknown())
  .transform((given) => listOf(z.object({ slug: z.string().min(1), _updatedAt: moment })).parse(given))

export function readList(answer: unknown, findImage: FindImage): { posts: PostCard[]; total: number } {
  const { posts, total } = rawList.parse(answer)
  return { posts: posts.map((raw) => withImage(raw, findImage)), total }
}

export function readPost(answer: unknown, findImage: FindImage): { post: Post; relatedPosts: RelatedPost[] } {
  const { relatedPosts, author, body, ...raw } = rawPost.parse(answer)
  return {
    post: {
      ...withImage(raw, findImage),
      body: readBody(body, findImage),
      author: author ? { ...author, image: findImage(author.image?.ref, '') } : null,
    },
    relatedPosts: relatedPosts
      .filter(({ slug }) => slug !== raw.slug)
      .map((related) => withImage(related, findImage)),
  }
}

export function readSlugs(answer: unknown) {
  return rawSlugs.parse(answer)
}

function withImage<T extends z.infer<typeof rawSummary>>(raw: T, findImage: FindImage) {
  return { ...raw, mainImage: findImage(raw.mainImage?.ref, raw.mainImage?.alt ?? '') }
}
