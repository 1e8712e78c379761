import type { RedditThread } from './read-comments.ts'
import type { RedditPost } from './read-posts.ts'
import type { LastingFailure } from './reddit-outcome.ts'

/** What is kept: a value, or the fact that there is none. */
export type Fact<T> = { kind: 'ok'; value: T } | LastingFailure

/** What is kept under the keys that hold posts. */
export type PostFact = Fact<RedditPost[] | RedditPost | RedditThread>

export const holdsPosts = (key: string) => /^(feed|search|post|thread):/.test(key)

export function postIdsIn(fact: PostFact) {
  if (fact.kind !== 'ok') return []
  const { value } = fact
  if (Array.isArray(value)) return value.map(({ id }) => id)
  return ['post' in value ? value.post.id : value.id]
}

/** A list goes on without them; of a post or a thread nothing is left to show. */
export function withoutPosts(fact: PostFact, gone: ReadonlySet<string>): PostFact {
  if (fact.kind !== 'ok') return fact
  const { value } = fact
  if (Array.isArray(value)) return { kind: 'ok', value: value.filter(({ id }) => !gone.has(id)) }
  return postIdsIn(fact).some((id) => gone.has(id)) ? { kind: 'missing' } : fact
}
