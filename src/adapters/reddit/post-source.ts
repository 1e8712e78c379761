import type { CommunitySort, ListingSort, Period, SearchSort } from './create-reddit.ts'
import type { RedditThread } from './read-comments.ts'
import type { RedditCommunity, RedditRule } from './read-communities.ts'
import type { RedditPost } from './read-posts.ts'
import type { SharedPlace } from './resolve-share.ts'
import type { PassingFailure, RedditFailure } from './reddit-outcome.ts'

/** How fresh an answer is. `stale` means that Reddit could not be asked just now; `reason` says why. */
export type Freshness = { fetchedAt: string; stale: boolean; reason: PassingFailure['kind'] | null }

export type Known<T> =
  | {
      kind: 'ok'
      value: T
      freshness: Freshness
      /** The bytes of an answer made of this value: made once, then kept as long as the value itself. */
      finished: (name: string, make: (value: T, freshness: Freshness) => string) => Uint8Array<ArrayBuffer>
    }
  | RedditFailure

export type FeedQuery = { subreddits: string[]; sort: ListingSort; time: Period; limit: number }
export type SearchQuery = {
  words: string
  subreddits: string[]
  sort: SearchSort
  time: Period
  limit: number
}

/** `take` throws when it was too often; what turns out to cost no answer of Reddit is given back. */
export type Purse = { take: () => Promise<void>; giveBack: () => Promise<void> }

/** Where posts come from. Features know nothing else of Reddit. */
export type PostSource = {
  /** The same for one user, who pays for what Reddit tells on their behalf. */
  for(purse: Purse): PostSource
  feed(query: FeedQuery): Promise<Known<RedditPost[]>>
  search(query: SearchQuery): Promise<Known<RedditPost[]>>
  post(id: string): Promise<Known<RedditPost>>
  thread(id: string): Promise<Known<RedditThread>>
  /** The post or comment behind the path of a share link. */
  shared(path: string): Promise<Known<SharedPlace>>
  rules(subreddit: string): Promise<Known<RedditRule[]>>
  /** What a community says of itself, if there is one of this name. */
  about(subreddit: string): Promise<Known<RedditCommunity>>
  /** Names of communities that begin so, the best known first. */
  names(start: string): Promise<Known<string[]>>
  discover(words: string, sort: CommunitySort): Promise<Known<RedditCommunity[]>>
}
