import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import { type Community, isQuiet } from './community.ts'
import { generatePost, newestPlace, readGeneratedId } from './generate-post.ts'
import { makeCommunities } from './make-communities.ts'
import type { Post, Ranked, Removal } from './post.ts'
import type { WrittenCommunity, WrittenPost } from './written-community.ts'
import { writtenPost } from './written-post.ts'

export type World = ReturnType<typeof createWorld>

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
  let changes = 0
  let added = 0

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
      added += added % GAP_EVERY === GAP_EVERY - 2 ? 2 : 1
      const post = writtenPost(community, text, `3${added.toString(36).padStart(6, '0')}`, clock.now())
      keep(community, post)
      return post
    },
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
