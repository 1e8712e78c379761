import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { commentPermalink } from './api/present-comments.ts'
import { permalinkOf } from './api/present-post.ts'
import { shareLinkOf } from './api/share-links.ts'
import { approvals, type Reddit } from './reddit.ts'
import { findComment } from './world/comments.ts'
import { communityStates } from './world/community.ts'
import type { Post } from './world/post.ts'

const clockSchema = z.union([
  z.strictObject({ advanceSeconds: z.number().max(5 * 365 * 86_400) }),
  /** Seconds since 1970. */
  z.strictObject({ at: z.number().positive() }),
])

const tokensSchema = z.strictObject({
  revoke: z.literal(true).optional(),
  expiresIn: z.int().positive().optional(),
})

const latencySchema = z.strictObject({
  baseMs: z.int().nonnegative().max(600_000),
  jitterMs: z.int().nonnegative().max(600_000).default(0),
})

const postSchema = z.strictObject({
  subreddit: z.string(),
  title: z.string().min(1).max(300),
  body: z.string().default(''),
  author: z.string().default('added_by_control'),
  hoursAgo: z.number().nonnegative().default(0),
  score: z.int().nonnegative().default(1),
  ratio: z.number().min(0).max(1).default(1),
  comments: z.int().nonnegative().default(0),
  flair: z.string().optional(),
  link: z.url().optional(),
  replies: z
    .array(z.strictObject({ author: z.string(), body: z.string(), score: z.int(), hoursAgo: z.number() }))
    .optional(),
})

const commentSchema = z
  .strictObject({
    /** Below a post, or below a comment. */
    postId: z.string().optional(),
    parentId: z.string().optional(),
    author: z.string().default('added_by_control'),
    body: z.string().min(1).default('Send a reminder the evening before.'),
    score: z.int().default(1),
    secondsAgo: z.number().nonnegative().default(0),
  })
  .refine(({ postId, parentId }) => (postId === undefined) !== (parentId === undefined))

const commentScoreSchema = z.strictObject({
  id: z.string().transform((id) => id.replace(/^t1_/, '')),
  score: z.int(),
})

/** Until then, in seconds since 1970, nothing is made up in a community whose first posts were written by hand. */
const quietSchema = z.strictObject({ subreddit: z.string(), until: z.number().positive() })

const rulesSchema = z.strictObject({
  subreddit: z.string(),
  rules: z.array(z.strictObject({ name: z.string(), description: z.string() })),
})

const deleteSchema = z.strictObject({
  id: z.string().transform((id) => id.replace(/^t3_/, '')),
  as: z.enum(['deleted', 'moderator', 'reddit', 'automod_filtered', 'gone']).default('deleted'),
})

const deleteCommentSchema = z.strictObject({
  id: z.string().transform((id) => id.replace(/^t1_/, '')),
  as: z.enum(['deleted', 'moderator', 'gone']).default('moderator'),
})

/** What tests and demos do that Reddit's own API has no word for. */
export function controlRoutes(reddit: Reddit) {
  const { world, tokens, windows, usage } = reddit
  return new Hono()
    .onError((error, c) => {
      if (error instanceof z.ZodError) return c.json({ error: 'not understood', issues: error.issues }, 400)
      throw error
    })
    .get('/clock', (c) => c.json(clockOf(reddit)))
    .post('/clock', async (c) => {
      const move = clockSchema.parse(await body(c))
      if ('at' in move) world.clock.set(move.at)
      else world.clock.advance(move.advanceSeconds)
      return c.json(clockOf(reddit))
    })
    .post('/limits', async (c) => {
      windows.setPerWindow(z.strictObject({ perWindow: z.int().positive() }).parse(await body(c)).perWindow)
      return c.body(null, 204)
    })
    .post('/approval', async (c) => {
      reddit.approval = z.strictObject({ state: z.enum(approvals) }).parse(await body(c)).state
      return c.body(null, 204)
    })
    .get('/tokens', (c) => c.json(tokens.describe()))
    .post('/tokens', async (c) => {
      const { revoke, expiresIn } = tokensSchema.parse(await body(c))
      if (revoke) tokens.revokeAll()
      if (expiresIn !== undefined) tokens.setExpiresIn(expiresIn)
      return c.json(tokens.describe())
    })
    .get('/subreddits', (c) =>
      c.json({
        subreddits: world.communities.map(({ name, state, subscribers, postsPerDay, writtenPosts }) => ({
          name,
          state,
          subscribers,
          postsPerDay,
          written: writtenPosts.length,
        })),
      }),
    )
    .post('/subreddits', async (c) => {
      const { name, state } = z
        .strictObject({ name: z.string(), state: z.enum(communityStates) })
        .parse(await body(c))
      const community = world.findCommunity(name)
      if (!community) return c.json({ error: 'no such subreddit' }, 404)
      community.state = state
      world.changed()
      return c.body(null, 204)
    })
    .post('/quiet', async (c) => {
      const { subreddit, until } = quietSchema.parse(await body(c))
      const community = world.findCommunity(subreddit)
      if (!community?.quiet) return c.json({ error: 'no such subreddit with hand-written posts' }, 404)
      community.quiet.until = until
      world.recent.delete(community)
      world.changed()
      return c.body(null, 204)
    })
    .post('/rules', async (c) => {
      const { subreddit, rules } = rulesSchema.parse(await body(c))
      const community = world.findCommunity(subreddit)
      if (!community) return c.json({ error: 'no such subreddit' }, 404)
      community.rules = rules
      world.changed()
      return c.body(null, 204)
    })
    .post('/posts', async (c) => {
      const { subreddit, ...text } = postSchema.parse(await body(c))
      const community = world.findCommunity(subreddit)
      if (!community) return c.json({ error: 'no such subreddit' }, 404)
      return c.json(describePost(world.addPost(community, text)), 201)
    })
    .get('/posts/:id', (c) => {
      const post = world.findPost(c.req.param('id'))
      return post ? c.json(describePost(post)) : c.json({ error: 'no such post' }, 404)
    })
    .post('/delete', async (c) => {
      const { id, as } = deleteSchema.parse(await body(c))
      if (!world.findPost(id)) return c.json({ error: 'no such post' }, 404)
      const how = as === 'gone' ? { category: null, gone: true } : { category: as }
      world.remove(id, { at: world.clock.now(), lingers: false, ...how })
      return c.body(null, 204)
    })
    .post('/comments', async (c) => {
      const { postId, parentId, secondsAgo, ...said } = commentSchema.parse(await body(c))
      const below = parentId === undefined ? undefined : findComment(world, parentId)
      const post = below?.post ?? world.findPost(postId ?? '')
      if (!post) return c.json({ error: 'no such post or comment' }, 404)
      const createdUtc = Math.floor(world.clock.now() - secondsAgo)
      const comment = world.addComment({ ...said, createdUtc, postId: post.id, parentId: parentId ?? null })
      return c.json(describeComment(post, comment.id), 201)
    })
    .post('/comments/delete', async (c) => {
      const { id, as } = deleteCommentSchema.parse(await body(c))
      if (!findComment(world, id)) return c.json({ error: 'no such comment' }, 404)
      world.removeComment(id, { as })
      return c.body(null, 204)
    })
    .post('/comments/score', async (c) => {
      const { id, score } = commentScoreSchema.parse(await body(c))
      return world.voteComment(id, score) ? c.body(null, 204) : c.json({ error: 'no such comment' }, 404)
    })
    .get('/usage', (c) => c.json({ ...usage.describe(), ...windows.describe(), tokens: tokens.describe() }))
    .delete('/usage', (c) => {
      usage.clear()
      windows.clear()
      return c.body(null, 204)
    })
    .post('/latency', async (c) => {
      reddit.latency = latencySchema.parse(await body(c))
      return c.body(null, 204)
    })
}

const body = (c: Context) => c.req.json<unknown>().catch(() => undefined)

const clockOf = ({ world }: Reddit) => {
  const now = world.clock.now()
  return { now, at: new Date(now * 1000).toISOString(), startedAt: world.startedAt }
}

const describePost = (post: Post) => ({
  id: post.id,
  fullname: `t3_${post.id}`,
  permalink: permalinkOf(post),
  share: shareLinkOf(post),
})

const describeComment = (post: Post, id: string) => ({
  id,
  fullname: `t1_${id}`,
  postId: post.id,
  permalink: commentPermalink(post, id),
  share: shareLinkOf(post, id),
})
