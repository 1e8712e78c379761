import type { FeedQuery, Freshness, Known, PostSource } from '../../adapters/reddit/post-source.ts'
import { isLasting, type PassingFailure } from '../../adapters/reddit/reddit-outcome.ts'
import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import type { Held, Store } from './ask-store.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { findStored } from './find-stored.ts'
import { rankStored } from './rank-stored.ts'
import { searchStored } from './search-stored.ts'

/**
 * Posts from the store where it holds what is asked for, else from upstream. What the store answers costs nobody a call. Nothing of it is kept in
 * the process, so a post that was taken away is shown to nobody anymore.
 */
export function createStoredPosts(store: Store, upstream: PostSource): PostSource {
  return {
    ...upstream,
    for: (purse) => createStoredPosts(store, upstream.for(purse)),
    feed: async (query) => {
      const held = await rankStored(store, query)
      return choose(held, async () => withHeld(held, await upstream.feed(query), query))
    },
    search: async (query) => choose(await searchStored(store, query), () => upstream.search(query)),
    post: async (id) => choose(await findStored(store, id), () => upstream.post(id)),
  }
}

/** Reddit's answer may have been kept since before the last poll. It's as old as its oldest part: that part leaves when it should. */
function withHeld(held: Held<RedditPost[]> | undefined, found: Known<RedditPost[]>, query: FeedQuery) {
  if (!held || held.since === undefined || found.kind !== 'ok') return found
  const { fetchedAt, stale, reason } = found.freshness
  if (Date.parse(fetchedAt) >= held.fetchedAt) return found
  const span = { posts: held.value, since: held.since, until: held.fetchedAt }
  return answer(bringUpToDate(found.value, span, query), { fetchedAt, stale, reason })
}

/** Where Reddit can't be asked, what the store holds is shown with its age, and so is an older answer of Reddit's that holds more. */
async function choose<T>(held: Held<T> | undefined, ask: () => Promise<Known<T>>): Promise<Known<T>> {
  if (held?.isWhole && !held.isLate) return known(held, null)
  const found = await ask()
  if (!held) return found
  if (found.kind !== 'ok') return isLasting(found) ? found : known(held, found.kind)
  const { fetchedAt, stale, reason } = found.freshness
  const isOlder = stale && held.isWhole && Date.parse(fetchedAt) < held.fetchedAt
  return isOlder ? known(held, reason) : found
}

const encoder = new TextEncoder()

const known = <T>({ value, fetchedAt }: Held<T>, reason: PassingFailure['kind'] | null) =>
  answer(value, { fetchedAt: new Date(fetchedAt).toISOString(), stale: reason !== null, reason })

function answer<T>(value: T, freshness: Freshness): Known<T> {
  return {
    kind: 'ok',
    value,
    freshness,
    finished: (_name, make) => encoder.encode(make(value, freshness)),
  }
}
