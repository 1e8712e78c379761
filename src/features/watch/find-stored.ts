import type { RedditPost } from '../../adapters/reddit/read-posts.ts'
import { type Held, SHOWN, type Store } from './ask-store.ts'
import { STANDING } from './empty-posts.ts'

const FRESH_MS = 10 * 60_000

/** An id alone doesn't tell the hour, so it is looked up in each. */
const statement = {
  name: 'post_by_id',
  text: `select (extract(epoch from seen_at) * 1000)::float8 as "seenAt", to_json(shown) as post
    from reddit.posts as post cross join lateral (select ${SHOWN}) as shown where post.id = $1 and ${STANDING}`,
}

/** A post that stands, as it was when it was last compared with Reddit. */
export async function findStored(store: Store, id: string): Promise<Held<RedditPost> | undefined> {
  const { rows } = await store.query({ ...statement, values: [id] })
  const [found] = rows as { seenAt: number; post: RedditPost }[]
  if (!found) return undefined
  const { seenAt, post } = found
  return { value: post, fetchedAt: seenAt, isWhole: true, isLate: Date.now() - seenAt > FRESH_MS }
}
