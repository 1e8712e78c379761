import { z } from 'zod'

export type RedditPost = {
  id: string
  title: string
  selftext: string
  subreddit: string
  author: string
  score: number
  num_comments: number
  created_utc: number
  /** Path on reddit.com. */
  permalink: string
  upvote_ratio: number
  /** For link posts: where it leads; null for text. */
  url: string | null
  /** Locked or archived: nobody can comment anymore. */
  closed: boolean
}

/** A post when it was last looked at: what became of it, and its words while they may be shown. */
export type SeenPost = {
  id: string
  subreddit: string
  createdUtc: number
  locked: boolean
  archived: boolean
  stickied: boolean
  over18: boolean
  /** Who took it away, in Reddit's word; null while it stands. */
  removedBy: string | null
  /** Null where it was taken away or is for adults only. */
  post: RedditPost | null
}

const text = z.string().catch('')
const flag = z.boolean().catch(false)
const count = z.number().transform(Math.round).pipe(z.int32()).catch(0)
const webAddress = z
  .string()
  .regex(/^https?:\/\//)
  .nullable()
  .catch(null)

const body = {
  author: text,
  title: text,
  selftext: text,
  is_self: flag,
  over_18: flag,
  url: webAddress,
  url_overridden_by_dest: webAddress,
  removed_by_category: z.string().min(1).nullable().catch(null),
}

const parent = z.object(body)
type Body = z.infer<typeof parent>

const wirePost = z.object({
  ...body,
  id: z.string().regex(/^[a-z0-9]{1,13}$/),
  title: z.string().min(1),
  subreddit: z.string().min(1),
  author: z.string().min(1),
  created_utc: z.number(),
  permalink: z
    .string()
    .regex(/^\/(r|u|user)\/[\w/%.-]+/)
    .catch(''),
  score: count,
  num_comments: count,
  upvote_ratio: z.number().min(0).max(1).catch(0),
  locked: flag,
  archived: flag,
  stickied: flag,
  is_created_from_ads_ui: flag,
  promoted: flag,
  crosspost_parent_list: z.array(z.unknown()).catch([]),
})
type WirePost = z.infer<typeof wirePost>

const listing = z.object({ data: z.object({ children: z.array(z.unknown()) }) })
const place = z.object({
  data: z.object({ children: z.array(z.unknown()), after: z.string().nullable().catch(null) }),
})
const child = z.object({ kind: z.string(), data: z.unknown() })

/** The things of one kind in a listing; what is no such thing is left out, one by one. */
export function readChildren<T>(answer: unknown, kind: string, read: (data: unknown) => T | undefined) {
  const parsed = listing.safeParse(answer)
  if (!parsed.success) return undefined
  return parsed.data.data.children.flatMap((item) => {
    const one = child.safeParse(item)
    const value = one.success && one.data.kind === kind ? read(one.data.data) : undefined
    return value === undefined ? [] : [value]
  })
}

export const readPosts = (answer: unknown) => readChildren(answer, 't3', readPost)

export const readSeenPosts = (answer: unknown) => readChildren(answer, 't3', readSeenPost)

/** A page of a listing, how much is on it, and where the next one begins. */
export function readPage(answer: unknown) {
  const seen = readSeenPosts(answer)
  const { data } = place.safeParse(answer).data ?? {}
  return seen && { seen, listed: data?.children.length ?? 0, after: data?.after ?? null }
}

/** Undefined for ads, for adults only, for what was removed or deleted, and for what we can't read. */
const readPost = (data: unknown) => readSeenPost(data)?.post ?? undefined

/** Undefined for ads and for what we can't read. */
function readSeenPost(data: unknown): SeenPost | undefined {
  const { data: wire } = wirePost.safeParse(data)
  if (!wire || wire.is_created_from_ads_ui || wire.promoted) return undefined
  // A crosspost is an empty shell: text and link live in the post that it passes on.
  const { data: original } = parent.safeParse(wire.crosspost_parent_list[0])
  const removedBy = whoRemoved(wire) ?? (original ? whoRemoved(original) : null)
  const over18 = wire.over_18 || original?.over_18 === true
  return {
    id: wire.id,
    subreddit: wire.subreddit,
    createdUtc: wire.created_utc,
    locked: wire.locked,
    archived: wire.archived,
    stickied: wire.stickied,
    over18,
    removedBy,
    post: removedBy !== null || over18 ? null : present(wire, original ?? wire),
  }
}

function present(wire: WirePost, source: Body): RedditPost {
  return {
    id: wire.id,
    title: wire.title,
    selftext: wire.selftext || source.selftext,
    subreddit: wire.subreddit,
    author: wire.author,
    score: wire.score,
    num_comments: wire.num_comments,
    created_utc: wire.created_utc,
    permalink: wire.permalink || `/comments/${wire.id}/`,
    upvote_ratio: wire.upvote_ratio,
    url: source.is_self ? null : (source.url_overridden_by_dest ?? source.url),
    closed: wire.locked || wire.archived,
  }
}

function whoRemoved(body: Body) {
  if (body.removed_by_category !== null) return body.removed_by_category
  return body.author === '[deleted]' || isTakenDown(body) ? 'deleted' : null
}

/** By its author or by a moderator. */
function isTakenDown({ title, removed_by_category, selftext }: Body) {
  const titleGone = /^\[ ?(removed|deleted)\b/i.test(title)
  return removed_by_category !== null || titleGone || isErased(selftext)
}

/** Whether the answer is about a post that was taken down; false where we can't read it. */
export function tellsOfRemoval(answer: unknown) {
  const taken = readChildren(answer, 't3', (data) => {
    const { data: wire } = wirePost.safeParse(data)
    return wire && isTakenDown(wire) ? wire.id : undefined
  })
  return taken !== undefined && taken.length > 0
}

export const isErased = (text: string) => /^\[ ?(removed|deleted)\b[^\]]*\]$/i.test(text.trim())
