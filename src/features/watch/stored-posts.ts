import type { Known, PostSource } from '../../adapters/reddit/post-source.ts'
import { isLasting, type PassingFailure } from '../../adapters/reddit/reddit-outcome.ts'
import type { Held, Store } from './ask-store.ts'
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
    feed: async (query) => choose(await rankStored(store, query), () => upstream.feed(query)),
    search: async (query) => choose(await searchStored(store, query), () => upstream.search(query)),
    post: async (id) => choose(await findStored(store, id), () => upstream.post(id)),
  }
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

function known<T>({ value, fetchedAt }: Held<T>, reason: PassingFailure['kind'] | null): Known<T> {
  const freshness = { fetchedAt: new Date(fetchedAt).toISOString(), stale: reason !== null, reason }
  return {
    kind: 'ok',
    value,
    freshness,
    finished: (_name, make) => encoder.encode(make(value, freshness)),
  }
}
