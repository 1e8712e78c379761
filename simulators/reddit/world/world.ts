import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import type { AddedComment } from './comments.ts'
import { type Community, isQuiet } from './community.ts'
import { generatePost, newestPlace, readGeneratedId } from './generate-post.ts'
import { makeCommunities } from './make-communities.ts'
import type { Post, Ranked, Removal } from './post.ts'
import type { WrittenCommunity, WrittenPost } from './written-community.ts'
import { writtenPost } from './written-post.ts'

export type World = ReturnType<typeof createWorld>

/** By its author, by a moderator, or so that Reddit no longer knows of it. */
export type CommentRemoval = { as: 'deleted' | 'moderator' | 'gone' }

/** Votes, removals and new posts show at the next step, as they do behind Reddit's own caches. */
const STEP_SECONDS = 5

const GAP_EVERY = 25

export function createWorld({
  seed,
  written,
  clock,
}: {
  seed: number
  written: WrittenCommunity[]
  clock: Clock
}) {
  const startedAt = clock.now()
  const communities = makeCommunities(seed, written, startedAt)
  const byName = new Map(communities.map((community) => [community.name.toLowerCase(), community]))
  const posts = new Map<string, Post>()
  const removals = new Map<string, Removal>()
  const comments = new Map<string, AddedComment[]>()
  const postsOfAdded = new Map<string, string>()
  const commentRemovals = new Map<string, CommentRemoval>()
  let changes = 0
  let addedPosts = 0
  let addedComments = 0

  const keep = (community: Community, post: Post) => {
    posts.set(post.id, post)
    community.writtenPosts.push(post)
    community.writtenPosts.sort((a, b) => b.createdUtc - a.createdUtc)
    changes += 1
  }
  for (const [index, { posts: texts }] of written.entries()) {
    const community = communities[index]
    if (!community) continue
    for (const [place, text] of texts.entries()) {
      const id = `1${(community.seed % 36 ** 4).toString(36).padStart(4, '0')}${place.toString(36).padStart(2, '0')}`
      keep(community, writtenPost(community, text, id, startedAt))
    }
  }

  return {
    seed,
    clock,
    startedAt,
    communities,
    rankings: new LRUCache<string, Ranked[]>({ max: 300 }),
    recent: new Map<Community, { newest: number; posts: Post[] }>(),
    /** The same while nothing that a reader could see has changed. */
    moment: () => `${changes}:${Math.floor(clock.now() / STEP_SECONDS)}`,
    changed() {
      changes += 1
    },
    findCommunity: (name: string) => byName.get(name.toLowerCase()),
    addPost(community: Community, text: WrittenPost) {
      // As Reddit's: one after the other, with a gap now and then.
      addedPosts += addedPosts % GAP_EVERY === GAP_EVERY - 2 ? 2 : 1
      const post = writtenPost(community, text, `3${addedPosts.toString(36).padStart(6, '0')}`, clock.now())
      keep(community, post)
      return post
    },
    addComment({ postId, ...said }: Omit<AddedComment, 'id'>) {
      addedComments += 1
      const comment = { ...said, postId, id: `o${addedComments.toString(36).padStart(6, '0')}` }
      comments.set(postId, [...(comments.get(postId) ?? []), comment])
      postsOfAdded.set(comment.id, postId)
      changes += 1
      return comment
    },
    addedTo: (post: Post) =>
      (comments.get(post.id) ?? []).filter(({ createdUtc }) => createdUtc <= clock.now()),
    postOfAdded(id: string): Post | undefined {
      return this.findPost(postsOfAdded.get(id) ?? '')
    },
    /** Of one that was added. */
    voteComment(id: string, score: number) {
      const comment = comments.get(postsOfAdded.get(id) ?? '')?.find((one) => one.id === id)
      if (comment) comment.score = score
      changes += 1
      return comment !== undefined
    },
    removeComment(id: string, removal: CommentRemoval) {
      commentRemovals.set(id, removal)
      changes += 1
    },
    commentRemovalOf: (id: string): CommentRemoval | undefined => commentRemovals.get(id),
    remove(id: string, removal: Removal) {
      removals.set(id, removal)
      changes += 1
    },
    findPost(id: string): Post | undefined {
      const kept = posts.get(id)
      if (kept) return kept
      const { index, place } = readGeneratedId(id)
      const community = communities[index]
      if (!community || place > newestPlace(community, clock.now())) return undefined
      const post = generatePost(community, place)
      return isQuiet(community, post.createdUtc) ? undefined : post
    },
    removalOf(post: Post, now: number): Removal | undefined {
      const removal = removals.get(post.id) ?? post.removal
      return removal && removal.at <= now ? removal : undefined
    },
  }
}
