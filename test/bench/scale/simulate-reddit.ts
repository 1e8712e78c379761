import type { Reddit } from '../../../src/adapters/reddit/create-reddit.ts'
import type { RedditPost, SeenPost } from '../../../src/adapters/reddit/read-posts.ts'
import { DAY_MS, postsPerDay } from './assumptions.ts'
import type { Call } from './govern-calls.ts'
import { drawPosts, idOf, nameOf, postOf, rankOf, type SimulatedPosts } from './simulated-posts.ts'

const PAGE = 100

const noPosts: SimulatedPosts = drawPosts([], 0, 0, () => 0)

/** The parts of Reddit that are asked, over posts that are only times. */
export function simulateReddit(call: Call, now: () => number, posts = noPosts): Reddit {
  const isGone = (post: number) => (posts.goneAt[post] ?? 0) <= now()

  /** The newest of these communities that were written before this time. */
  function findNewest(ranks: number[], before: number) {
    const perMs = ranks.reduce((sum, rank) => sum + postsPerDay(rank), 0) / DAY_MS
    for (let spanMs = (1.5 * PAGE) / perMs; ; spanMs *= 2) {
      const found: number[] = []
      for (const rank of ranks) {
        const first = posts.first[rank] ?? 0
        for (let post = posts.writtenBy(rank, now()) - 1; post >= first; post -= 1) {
          const at = posts.at[post] ?? 0
          if (at < before - spanMs) break
          if (at < before && !isGone(post)) found.push(post)
        }
      }
      // Nobody needs posts of more than two days ago.
      if (found.length < PAGE && now() - before + spanMs < 2 * DAY_MS) continue
      return found.toSorted((a, b) => (posts.at[b] ?? 0) - (posts.at[a] ?? 0)).slice(0, PAGE)
    }
  }

  const see = (post: number): SeenPost => {
    const [id, subreddit, createdUtc] = [
      idOf(post),
      nameOf(posts.rank[post] ?? 0),
      (posts.at[post] ?? 0) / 1_000,
    ]
    const stands = !isGone(post)
    return {
      ...flags,
      id,
      subreddit,
      createdUtc,
      removedBy: stands ? null : 'moderator',
      post: stands ? { ...onePost, id, subreddit, created_utc: createdUtc } : null,
    }
  }

  /** Two tell how much is posted; that is all that is read of them. */
  const list = (names: string[]) => {
    const gap = 86_400 / postsPerDay(rankOf(names[0] ?? ''))
    return [0, 1].map((n) => ({ ...onePost, created_utc: now() / 1_000 - n * gap }))
  }

  const asked: Partial<Reddit> = {
    newest: (names, after) =>
      call('polling', () => {
        const before = after ? (posts.at[postOf(after)] ?? 0) : Number.MAX_SAFE_INTEGER
        const found = findNewest(names.map(rankOf), Math.min(before, now() + 1))
        const last = found.at(PAGE - 1)
        return { seen: found.map(see), listed: found.length, after: last === undefined ? null : idOf(last) }
      }),
    lookUp: (ids) => call('comparing', () => ids.map((id) => see(postOf(id)))),
    listing: (names) => call('listings', () => list(names)),
    search: (_words, names) => call('searches', () => list(names)),
    postsById: (ids, kind) =>
      call(kind === 'refresh' ? 'forgetting answers' : 'addresses', () =>
        ids.map((id) => ({ ...onePost, id })),
      ),
    seeThings: () => call('following', () => []),
    comments: (id) => call('threads', () => ({ post: { ...onePost, id }, comments: [] })),
    below: () => call('grown threads', () => ({ count: 1, comments: [], cut: [] })),
    rules: () => call('rules', () => []),
    discover: () => call('discovery', () => []),
  }
  return asked as Reddit
}

const flags = { locked: false, archived: false, stickied: false, over18: false }
const onePost: RedditPost = {
  id: '',
  title: 'A title',
  selftext: '',
  subreddit: 'some',
  author: 'someone',
  score: 1,
  num_comments: 1,
  created_utc: 0,
  permalink: '/r/some/comments/a/',
  upvote_ratio: 1,
  url: null,
  closed: false,
}
