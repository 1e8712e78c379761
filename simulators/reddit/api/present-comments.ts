import { draw, hashText, mixSeeds, pick } from '../world/draw.ts'
import { countsAt } from '../world/grow-post.ts'
import type { Post } from '../world/post.ts'
import { userName } from '../world/text/names.ts'
import { fillSentence, replies } from '../world/text/sentences.ts'
import type { World } from '../world/world.ts'
import { permalinkOf } from './present-post.ts'
import { renderMarkdown } from './render-markdown.ts'

type Said = { id: string; author: string; body: string; score: number; createdUtc: number; answers: Said[] }

type Thing = { kind: string; data: unknown }

const MOST_GENERATED = 60

/** The second half of a comments page: a tree of `t1`, and `more` for what does not fit. */
export function presentComments(world: World, post: Post, limit: number, depth: number, sort: string) {
  const now = world.clock.now()
  const total = countsAt(post, now, world.removalOf(post, now)).comments
  const said = commentsOf(world, post, total).filter(({ createdUtc }) => createdUtc <= now)
  said.sort((a, b) => (sort === 'new' ? b.createdUtc - a.createdUtc : b.score - a.score))
  let left = limit
  let shown = 0
  const present = (comments: Said[], parent: string, level: number): Thing[] => {
    const things: Thing[] = []
    for (const comment of comments) {
      if (left <= 0) break
      left -= 1
      shown += 1
      const deeper = level + 1 < depth && comment.answers.length > 0
      const answers = deeper ? present(comment.answers, `t1_${comment.id}`, level + 1) : []
      things.push({ kind: 't1', data: presentComment(post, comment, parent, level, answers) })
    }
    return things
  }
  const things = present(said, `t3_${post.id}`, 0)
  if (total > shown) things.push(moreOf(post, total - shown))
  return commentListing(things)
}

function commentsOf(world: World, post: Post, total: number): Said[] {
  // Under a post that someone wrote, sentences made by chance would be beside the point.
  if (post.written) {
    const { replies: written = [] } = post.written
    return written.map(({ author, body, score, hoursAgo }, n) => ({
      id: commentId(post, n),
      author,
      body,
      score,
      createdUtc: Math.max(post.createdUtc + 60, Math.floor(world.startedAt - hoursAgo * 3600)),
      answers: [],
    }))
  }
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

/** Comments are not counted in `dist`. */
const commentListing = (children: Thing[]) => ({
  kind: 'Listing',
  data: { after: null, dist: null, modhash: '', geo_filter: '', children, before: null },
})

const commentId = (post: Post, n: number) => `${post.id}${n.toString(36).padStart(2, '0')}`

const presentComment = (post: Post, comment: Said, parent: string, depth: number, answers: Thing[]) => ({
  subreddit_id: `t5_${post.community.id}`,
  subreddit: post.community.name,
  subreddit_name_prefixed: `r/${post.community.name}`,
  id: comment.id,
  name: `t1_${comment.id}`,
  link_id: `t3_${post.id}`,
  parent_id: parent,
  author: comment.author,
  author_fullname: `t2_${hashText(comment.author).toString(36)}`,
  body: comment.body,
  body_html: renderMarkdown(comment.body),
  score: comment.score,
  ups: comment.score,
  downs: 0,
  score_hidden: false,
  controversiality: 0,
  created: comment.createdUtc,
  created_utc: comment.createdUtc,
  edited: false,
  depth,
  is_submitter: comment.author === post.written?.author,
  stickied: false,
  distinguished: null,
  locked: false,
  collapsed: false,
  archived: false,
  permalink: `${permalinkOf(post)}${comment.id}/`,
  // An empty text, not an empty Listing, when nobody answered.
  replies: answers.length > 0 ? commentListing(answers) : '',
})

const moreOf = (post: Post, count: number): Thing => {
  const id = commentId(post, 36 * 36 - 1)
  return {
    kind: 'more',
    data: { count, name: `t1_${id}`, id, parent_id: `t3_${post.id}`, depth: 0, children: [id] },
  }
}
