import type { PostSource } from '../../adapters/reddit/post-source.ts'
import type { RedditCommunity, RedditRule } from '../../adapters/reddit/read-communities.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { isLasting } from '../../adapters/reddit/reddit-outcome.ts'
import { cut } from '../../platform/plain-text.ts'
import { waitForTurn } from './wait-for-turn.ts'

const DAY_SECONDS = 86_400
/** Without a post for so long, nobody is there to answer. */
const ALIVE_DAYS = 30
const MOST_TITLES = 12
const LONGEST_TITLE = 300

export type OpenPlace = {
  community: RedditCommunity
  title: string
  about: string
  rules: RedditRule[]
  recent: RedditPost[]
  recentTitles: string[]
  /** When Reddit showed them. */
  fetchedAt: number
  /** False where Reddit's quota or the time kept us from looking closely. */
  isWhole: boolean
}

/** A community with its rules and what is talked about there now; undefined where nobody talks or nobody is let in. */
export async function visitCommunity(
  posts: PostSource,
  community: RedditCommunity,
  end: number,
): Promise<OpenPlace | undefined> {
  const { name, title, about } = community
  const unread = {
    community,
    title,
    about,
    rules: [],
    recent: [],
    recentTitles: [],
    fetchedAt: Date.now(),
    isWhole: false,
  }
  if (Date.now() > end) return unread
  const [feed, rules] = await Promise.all([
    waitForTurn(() => posts.feed({ subreddits: [name], sort: 'hot', time: 'day', limit: MOST_TITLES }), end),
    waitForTurn(() => posts.rules(name), end),
  ])
  if (feed.kind === 'ok') {
    const recent = feed.value
    const newest = Math.max(0, ...recent.map((post) => post.created_utc))
    if (newest < Date.now() / 1_000 - ALIVE_DAYS * DAY_SECONDS) return undefined
    const recentTitles = recent.map((post) => cut(post.title, LONGEST_TITLE))
    return {
      ...unread,
      rules: rules.kind === 'ok' ? rules.value : [],
      recent,
      recentTitles,
      fetchedAt: Date.parse(feed.freshness.fetchedAt),
      isWhole: rules.kind === 'ok' || isLasting(rules),
    }
  }
  return isLasting(feed) ? undefined : unread
}
