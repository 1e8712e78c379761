import type { BelowPost, PlacedComment } from '../../../adapters/reddit/read-comments.ts'

export type FoundReply = {
  id: string
  author: string
  body: string
  writtenMs: number
  asks: boolean
  answered: boolean
}

/**
 * What others said to the author of a comment below it, how many answered the comment itself, and below which of them there is more. Null where
 * the page doesn't show it. They come in reading order: what is answered stands before its answers.
 */
export function findReplies({ comments, cut }: Pick<BelowPost, 'comments' | 'cut'>, commentId: string) {
  const own = comments.find(({ id }) => id === commentId)
  if (!own || own.isGone) return null
  const below = new Set([nameOf(own)])
  const theirs = new Set([nameOf(own)])
  const answered = new Set<string>()
  const replies: PlacedComment[] = []
  let count = 0
  for (const comment of comments) {
    if (!below.has(comment.parent_id)) continue
    below.add(nameOf(comment))
    if (comment.isGone) continue
    if (comment.author === own.author) {
      theirs.add(nameOf(comment))
      answered.add(comment.parent_id)
      continue
    }
    if (comment.parent_id === nameOf(own)) count += 1
    if (theirs.has(comment.parent_id) && !isBot(comment.author)) replies.push(comment)
  }
  return {
    count,
    replies: replies.map((one) => present(one, answered.has(nameOf(one)))),
    cut: cut.filter((fullname) => below.has(fullname)),
  }
}

const nameOf = ({ id }: PlacedComment) => `t1_${id}`

const present = ({ id, author, body, created_utc }: PlacedComment, answered: boolean): FoundReply => ({
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
