import type { Post } from '../../schema.ts'
import { isInTrouble, isWorthAnswering, levelOf, type PostFit } from '../fit/post-fit.ts'

/** The next thread that someone may answer; after the last one, from the top. */
export function findNext(posts: Post[], current: Post, fitOf: (post: Post) => PostFit | undefined) {
  const at = posts.findIndex(({ id }) => id === current.id)
  return [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))].find(
    (post) => !post.closed && !isInTrouble(fitOf(post)),
  )
}

/** The next one that deserves an answer and has none of the user's. Of one that is still being read nobody knows that it doesn't. */
export function findNextWorthy(
  posts: Post[],
  current: Post,
  { fitOf, isAnswered }: { fitOf: (post: Post) => PostFit | undefined; isAnswered: (post: Post) => boolean },
) {
  const isWorthy = (post: Post) =>
    !isAnswered(post) && (isWorthAnswering(fitOf(post)) || levelOf(fitOf(post)) === null)
  return findNext(
    posts.filter((post) => post.id === current.id || isWorthy(post)),
    current,
    fitOf,
  )
}
