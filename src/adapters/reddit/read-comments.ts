import { z } from 'zod'
import { isErased, type RedditPost, readChildren, readPosts, tellsOfRemoval } from './read-posts.ts'

export type RedditComment = {
  id: string
  author: string
  body: string
  score: number
  created_utc: number
  depth: number
}

export type RedditThread = { post: RedditPost; comments: RedditComment[] }

const wireComment = z.object({
  id: z.string().regex(/^[a-z0-9]{1,13}$/),
  author: z.string().min(1),
  body: z.string(),
  score: z.number().transform(Math.round).catch(0),
  created_utc: z.number(),
  replies: z.unknown(),
})

/** The post and its comments in reading order. 'hidden' when the post may not be shown, 'deleted' when it was taken down. */
export function readThread(answer: unknown): RedditThread | 'hidden' | 'deleted' | undefined {
  const [first, second] = Array.isArray(answer) ? (answer as unknown[]) : []
  const posts = readPosts(first)
  const comments = readReplies(second, 0)
  if (!posts || !comments) return undefined
  if (posts[0]) return { post: posts[0], comments }
  return tellsOfRemoval(first) ? 'deleted' : 'hidden'
}

const MAX_DEPTH = 10

function readReplies(answer: unknown, depth: number): RedditComment[] | undefined {
  return readChildren(answer, 't1', (data) => {
    const parsed = wireComment.safeParse(data)
    if (!parsed.success) return undefined
    const { replies, ...comment } = parsed.data
    const below = depth < MAX_DEPTH ? (readReplies(replies, depth + 1) ?? []) : []
    const gone = comment.author === '[deleted]' || isErased(comment.body)
    return gone ? below : [{ ...comment, depth }, ...below]
  })?.flat()
}
