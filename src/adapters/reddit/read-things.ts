import { z } from 'zod'
import { isErased, readChildren } from './read-posts.ts'

/** What became of a post or a comment: counts, and who took it away if someone did. Never its words. */
export type SeenThing = {
  fullname: string
  /** The post that it is, or that it's below. */
  postId: string
  state: 'up' | 'removed' | 'deleted'
  subreddit: string | null
  score: number
  /** Comments below a post; null of a comment, of which only its page tells. */
  comments: number | null
  /** Its author's account is gone. */
  isNameless: boolean
}

const id = z.string().regex(/^[a-z0-9]{1,13}$/)
const text = z.string().catch('')
const name = z.string().min(1).nullable().catch(null)
const count = z.number().transform(Math.round).pipe(z.int32()).catch(0)

const wireComment = z.object({
  id,
  author: text,
  link_id: z.string().regex(/^t3_[a-z0-9]{1,13}$/),
  body: text,
  subreddit: name,
  score: count,
})

const wirePost = z.object({
  id,
  author: text,
  title: text,
  selftext: text,
  removed_by_category: z.string().min(1).nullable().catch(null),
  subreddit: name,
  score: count,
  num_comments: count,
})

/** What is neither a post nor a comment, or can't be read, is left out. */
export function readThings(answer: unknown): SeenThing[] | undefined {
  const comments = readChildren(answer, 't1', seeComment)
  const posts = readChildren(answer, 't3', seePost)
  return comments && posts && [...comments, ...posts]
}

function seeComment(data: unknown): SeenThing | undefined {
  const { data: wire } = wireComment.safeParse(data)
  return (
    wire && {
      fullname: `t1_${wire.id}`,
      postId: wire.link_id.slice('t3_'.length),
      // Its author is called deleted in both cases, and also where only the account is gone.
      state: stateOf(wire.body),
      subreddit: wire.subreddit,
      score: wire.score,
      comments: null,
      isNameless: wire.author === '[deleted]',
    }
  )
}

function seePost(data: unknown): SeenThing | undefined {
  const { data: wire } = wirePost.safeParse(data)
  return (
    wire && {
      fullname: `t3_${wire.id}`,
      postId: wire.id,
      state: statePost(wire),
      subreddit: wire.subreddit,
      score: wire.score,
      comments: wire.num_comments,
      isNameless: wire.author === '[deleted]',
    }
  )
}

const BY_AUTHOR = new Set(['deleted', 'author'])

function statePost({ removed_by_category: by, author, title, selftext }: z.infer<typeof wirePost>) {
  if (by !== null) return BY_AUTHOR.has(by) ? 'deleted' : 'removed'
  const told = stateOf(selftext) === 'up' ? stateOf(title) : stateOf(selftext)
  return told === 'up' && author === '[deleted]' ? 'deleted' : told
}

function stateOf(words: string) {
  if (!isErased(words)) return 'up'
  return words.toLowerCase().includes('deleted') ? 'deleted' : 'removed'
}
