import type { RedditComment } from '../../../adapters/reddit/read-comments.ts'

export type FoundReply = {
  id: string
  author: string
  body: string
  writtenMs: number
  asks: boolean
  answered: boolean
}

/**
 * What others said to the author of a comment below it, and how many answered the comment itself. Null where the page doesn't show it. They come
 * in reading order: what is answered stands before its answers.
 */
export function findReplies(comments: RedditComment[], commentId: string) {
  const own = comments.find(({ id }) => id === commentId)
  if (!own) return null
  const below = new Set([nameOf(own)])
  const theirs = new Set([nameOf(own)])
  const answered = new Set<string>()
  const replies: RedditComment[] = []
  let count = 0
  for (const comment of comments) {
    if (!below.has(comment.parent_id)) continue
    below.add(nameOf(comment))
    if (comment.author === own.author) {
      theirs.add(nameOf(comment))
      answered.add(comment.parent_id)
      continue
    }
    if (comment.parent_id === nameOf(own)) count += 1
    if (theirs.has(comment.parent_id) && !isBot(comment.author)) replies.push(comment)
  }
  return { count, replies: replies.map((one) => present(one, answered.has(nameOf(one)))) }
}

const nameOf = ({ id }: RedditComment) => `t1_${id}`

const present = ({ id, author, body, created_utc }: RedditComment, answered: boolean): FoundReply => ({
  id,
  author,
  body,
  writtenMs: created_utc * 1_000,
  asks: body.includes('?'),
  answered,
})

/** As bots are usually called. People's names may end so, too, but seldom. */
const BOTS = ['Bot', '_bot', '-bot', '-ModTeam']
const isBot = (author: string) => author === 'AutoModerator' || BOTS.some((end) => author.endsWith(end))
