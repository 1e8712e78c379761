import { draw, mixSeeds, pick } from './draw.ts'
import { countsAt } from './grow-post.ts'
import type { Post } from './post.ts'
import { userName } from './text/names.ts'
import { fillSentence, replies } from './text/sentences.ts'
import type { World } from './world.ts'

export type Said = {
  id: string
  author: string
  body: string
  score: number
  createdUtc: number
  answers: Said[]
}

/** What someone put below a post, or below a comment, while the simulator ran. */
export type AddedComment = Omit<Said, 'answers'> & { postId: string; parentId: string | null }

const MOST_GENERATED = 60

export const commentId = (post: Post, n: number) => `${post.id}${n.toString(36).padStart(2, '0')}`

/** The comments below a post as a forest, with those that were added. */
export function commentsOf(world: World, post: Post): Said[] {
  const now = world.clock.now()
  const total = countsAt(post, now, world.removalOf(post, now)).comments
  const roots = post.written ? writtenComments(world, post) : generatedComments(post, total)
  const known = new Map(allOf(roots).map((one) => [one.id, one]))
  for (const { parentId, ...added } of world.addedTo(post)) {
    const comment: Said = { ...added, answers: [] }
    const siblings = parentId === null ? roots : known.get(parentId)?.answers
    siblings?.push(comment)
    known.set(comment.id, comment)
  }
  return roots
}

/** A comment by its id, with its post and what it answers: a post or a comment, by its fullname. */
export function findComment(world: World, id: string) {
  const post = world.postOfAdded(id) ?? world.findPost(id.slice(0, -2))
  if (!post) return undefined
  const look = (comments: Said[], parent: string): { comment: Said; parent: string } | undefined => {
    for (const comment of comments) {
      if (comment.id === id) return { comment, parent }
      const below = look(comment.answers, `t1_${comment.id}`)
      if (below) return below
    }
    return undefined
  }
  const found = look(commentsOf(world, post), `t3_${post.id}`)
  return found && found.comment.createdUtc <= world.clock.now() ? { ...found, post } : undefined
}

const allOf = (comments: Said[]): Said[] => comments.flatMap((one) => [one, ...allOf(one.answers)])

// Under a post that someone wrote, sentences made by chance would be beside the point.
function writtenComments(world: World, post: Post): Said[] {
  const { replies: written = [] } = post.written ?? {}
  return written.map(({ author, body, score, hoursAgo }, n) => ({
    id: commentId(post, n),
    author,
    body,
    score,
    createdUtc: Math.max(post.createdUtc + 60, Math.floor(world.startedAt - hoursAgo * 3600)),
    answers: [],
  }))
}

function generatedComments(post: Post, total: number): Said[] {
  const all: Said[] = []
  const roots: Said[] = []
  for (let n = 0; n < Math.min(total, MOST_GENERATED); n += 1) {
    const seed = mixSeeds(post.seed, 1000 + n)
    const body = fillSentence(pick(replies, draw(seed, 0)), post.community.topic, (turn) =>
      draw(seed, 10 + turn),
    )
    const comment: Said = {
      id: commentId(post, n),
      author: userName(seed),
      body,
      score: Math.floor((1 / (1 - draw(seed, 1)) ** 0.8) * 2) - 1,
      createdUtc: Math.floor(post.createdUtc + 120 + draw(seed, 2) ** 3 * 2 * 86_400),
      answers: [],
    }
    const parent = draw(seed, 3) < 0.4 ? all[Math.floor(draw(seed, 4) * all.length)] : undefined
    const siblings = parent?.answers ?? roots
    siblings.push(comment)
    all.push(comment)
  }
  return roots
}
