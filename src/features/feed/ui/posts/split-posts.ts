import type { Post } from '../../schema.ts'

/** Those written since the last visit, and those from before, each in the order in which they came. Without a visit all are one part. */
export function splitPosts(posts: Post[], since: number | null) {
  const isNew = ({ created_utc }: Post) => since !== null && created_utc * 1_000 > since
  return { fresh: posts.filter(isNew), seen: posts.filter((post) => !isNew(post)) }
}
