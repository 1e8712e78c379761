import { type Said, commentId, commentsOf, findComment } from '../world/comments.ts'
import { hashText } from '../world/draw.ts'
import type { Post } from '../world/post.ts'
import type { World } from '../world/world.ts'
import { permalinkOf, totalComments } from './present-post.ts'
import { renderMarkdown } from './render-markdown.ts'

type Thing = { kind: string; data: unknown }

/** `only`: the id of the comment that the page is about, with what was said below it. */
type Wanted = { limit: number; depth: number; sort: string; only: string | null }

/** The second half of a comments page: a tree of `t1`, and `more` for what does not fit. */
export function presentComments(world: World, post: Post, { limit, depth, sort, only }: Wanted) {
  const now = world.clock.now()
  const focus = only === null ? undefined : findComment(world, only)
  const isFocused = focus?.post.id === post.id
  const said = isFocused ? [focus.comment] : commentsOf(world, post)
  const total = totalComments(world, post)
  let left = limit
  let shown = 0
  let folded = 0
  const fold = (comments: Said[], parent: string, level: number) => {
    const more = moreOf(comments, { parent, depth: level })
    folded += more.data.count
    return more
  }
  const present = (comments: Said[], parent: string, level: number): Thing[] => {
    const things: Thing[] = []
    const visible = comments.filter(({ createdUtc }) => createdUtc <= now)
    visible.sort((a, b) => (sort === 'new' ? b.createdUtc - a.createdUtc : b.score - a.score))
    for (const [nth, comment] of visible.entries()) {
      if (left <= 0) {
        if (level > 0) things.push(fold(visible.slice(nth), parent, level))
        break
      }
      left -= 1
      shown += 1
      const removal = world.commentRemovalOf(comment.id)
      const name = `t1_${comment.id}`
      const isDeepest = level + 1 === depth
      const goesOn = comment.answers.some(({ createdUtc }) => createdUtc <= now)
      const answers = isDeepest ? [] : present(comment.answers, name, level + 1)
      if (isDeepest && goesOn) answers.push(goOnBelow(name, level + 1))
      // Nobody sees that there was one below which nothing was said.
      if (removal && answers.length === 0) continue
      things.push({
        kind: 't1',
        data: presentComment(world, post, comment, { parent, depth: level, answers }),
      })
    }
    return things
  }
  const things = present(said, isFocused ? focus.parent : `t3_${post.id}`, 0)
  if (!isFocused && total > shown + folded) things.push(moreOfPost(post, total - shown - folded))
  return commentListing(things)
}

/** Comments are not counted in `dist`. */
const commentListing = (children: Thing[]) => ({
  kind: 'Listing',
  data: { after: null, dist: null, modhash: '', geo_filter: '', children, before: null },
})

type Place = { parent: string; depth?: number; answers?: Thing[] }

/** A comment as `t1` data. `/api/info` shows it without its depth and what was said below. */
export function presentComment(
  world: World,
  post: Post,
  comment: Said,
  { parent, depth, answers = [] }: Place,
) {
  const removal = world.commentRemovalOf(comment.id)
  const author = removal ? '[deleted]' : comment.author
  const body = removal ? (removal.as === 'deleted' ? '[deleted]' : '[removed]') : comment.body
  return {
    subreddit_id: `t5_${post.community.id}`,
    subreddit: post.community.name,
    subreddit_name_prefixed: `r/${post.community.name}`,
    id: comment.id,
    name: `t1_${comment.id}`,
    link_id: `t3_${post.id}`,
    parent_id: parent,
    author,
    ...(removal ? {} : { author_fullname: `t2_${hashText(comment.author).toString(36)}` }),
    body,
    body_html: renderMarkdown(body),
    score: comment.score,
    ups: comment.score,
    downs: 0,
    score_hidden: false,
    controversiality: 0,
    created: comment.createdUtc,
    created_utc: comment.createdUtc,
    edited: false,
    ...(depth === undefined ? {} : { depth }),
    is_submitter: !removal && comment.author === post.written?.author,
    stickied: false,
    distinguished: null,
    locked: false,
    collapsed: removal !== undefined,
    archived: false,
    permalink: commentPermalink(post, comment.id),
    // An empty text, not an empty Listing, when nobody answered.
    replies: answers.length > 0 ? commentListing(answers) : '',
  }
}

export const commentPermalink = (post: Post, id: string) => `${permalinkOf(post)}${id}/`

const moreOfPost = (post: Post, count: number): Thing => {
  const id = commentId(post, 36 * 36 - 1)
  return {
    kind: 'more',
    data: { count, name: `t1_${id}`, id, parent_id: `t3_${post.id}`, depth: 0, children: [id] },
  }
}

/** Comments for which the page has no room: those of one level, counted with what is below them. */
const moreOf = (comments: Said[], { parent, depth }: { parent: string; depth: number }) => {
  const children = comments.map(({ id }) => id)
  const id = children[0] ?? ''
  const count = countAll(comments)
  return { kind: 'more', data: { count, name: `t1_${id}`, id, parent_id: parent, depth, children } }
}

const countAll = (comments: Said[]): number =>
  comments.reduce((sum, { answers }) => sum + 1 + countAll(answers), 0)

/** What Reddit calls "continue this thread": it counts nothing and names nobody. */
const goOnBelow = (parent: string, depth: number): Thing => ({
  kind: 'more',
  data: { count: 0, name: 't1__', id: '_', parent_id: parent, depth, children: [] },
})
