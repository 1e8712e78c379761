import type { Post } from '../../schema.ts'
import { isInTrouble, type PostFit } from '../fit/post-fit.ts'

/** The next thread that someone may answer; after the last one, from the top. */
export function findNext(posts: Post[], current: Post, fitOf: (post: Post) => PostFit | undefined) {
  const at = posts.findIndex(({ id }) => id === current.id)
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))].find(
    (post) => !post.closed && !isInTrouble(fitOf(post)),
  )
}
