import { z } from 'zod'
import { isErased, type RedditPost, readChildren, readPosts, tellsOfRemoval } from './read-posts.ts'

export type RedditComment = {
  id: string
  author: string
  body: string
  score: number
  created_utc: number
  depth: number
  /** What it answers, by its fullname: a comment, or the post. */
  parent_id: string
}

export type RedditThread = { post: RedditPost; comments: RedditComment[] }

const wireComment = z.object({
  id: z.string().regex(/^[a-z0-9]{1,13}$/),
  author: z.string().min(1),
  body: z.string(),
  score: z.number().transform(Math.round).catch(0),
  created_utc: z.number().positive().max(1e10),
  parent_id: z.string().catch(''),
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

/** One that was taken away still tells what is said below it. */
export type PlacedComment = RedditComment & { isGone: boolean }

/**
 * What stands below a post, and how much by Reddit's count: people go on talking below one that may not be shown. `cut`: the fullnames of those
 * below which there is more than the page shows.
 */
export type BelowPost = { count: number; comments: PlacedComment[]; cut: string[] }

const counted = z.object({ num_comments: z.number().transform(Math.round).pipe(z.int32()) })

export function readBelow(answer: unknown): BelowPost | undefined {
  const [first, second] = Array.isArray(answer) ? (answer as unknown[]) : []
  const counts = readChildren(first, 't3', (data) => counted.safeParse(data).data?.num_comments)
  const comments = readPlaced(second, 0)
  return counts && comments && { count: counts[0] ?? 0, comments, cut: readCut(second, 0) }
}

export const MAX_DEPTH = 10

const readReplies = (answer: unknown, depth: number): RedditComment[] | undefined =>
  readPlaced(answer, depth)?.flatMap(({ isGone, ...comment }) => (isGone ? [] : [comment]))

function readPlaced(answer: unknown, depth: number): PlacedComment[] | undefined {
  return readChildren(answer, 't1', (data) => {
    const parsed = wireComment.safeParse(data)
    if (!parsed.success) return undefined
    const { replies, ...comment } = parsed.data
    const below = depth < MAX_DEPTH ? (readPlaced(replies, depth + 1) ?? []) : []
    const isGone = comment.author === '[deleted]' || isErased(comment.body)
    return [{ ...comment, depth, isGone }, ...below]
  })?.flat()
}

const wireMore = z.object({ parent_id: z.string() })
const wireBranch = z.object({ replies: z.unknown() })

/** Reddit says "more" where a page has no room, and where a thread goes on deeper than it shows. */
function readCut(answer: unknown, depth: number): string[] {
  const here = readChildren(answer, 'more', (data) => wireMore.safeParse(data).data?.parent_id) ?? []
  if (depth > MAX_DEPTH) return here
  const below = readChildren(answer, 't1', (data) =>
    readCut(wireBranch.safeParse(data).data?.replies, depth + 1),
  )
  return [...here, ...(below ?? []).flat()]
}
