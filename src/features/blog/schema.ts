import { z } from 'zod'
import { post, postCard, relatedPost } from '../../adapters/content/post.ts'

export type { BodyBlock, BodyNode, Image, Post, PostCard, RelatedPost } from '../../adapters/content/post.ts'

export const BLOG_PAGE_SIZE = 9

export const listPostsInput = z.strictObject({
  limit: z.coerce.number<string>().int().min(1).max(50).default(BLOG_PAGE_SIZE),
  offset: z.coerce.number<string>().int().min(0).max(100_000).default(0),
})

export const readPostInput = z.strictObject({ slug: z.string().min(1).max(200) })

export const pagination = z.object({
  total: z.int(),
  limit: z.int(),
  offset: z.int(),
  hasMore: z.boolean(),
})
export type Pagination = z.infer<typeof pagination>

export const postList = z.object({ posts: z.array(postCard), pagination })

export const postAnswer = z.object({ post, relatedPosts: z.array(relatedPost).optional() })
