import type { BelowPost } from '../../../adapters/reddit/read-comments.ts'
import { isLasting } from '../../../adapters/reddit/reddit-outcome.ts'
import { findReplies } from './find-replies.ts'
import type { Follower } from './look-at-due.ts'

/** A page holds ten levels below its comment. Few talks go deeper, and they are few calls' worth. */
const MOST_PAGES = 3

type Asked = { threadId: string; commentId: string; page: BelowPost; isOwnPage: boolean }

/**
 * What was said below a comment. Where the thread's page has no room for all of it, the comment's own page is read, and where that ends in the
 * depth, the pages of those that it ends at.
 */
export async function findBelow(
  reddit: Pick<Follower['reddit'], 'below'>,
  { threadId, commentId, page, isOwnPage }: Asked,
) {
  const read = new Set(isOwnPage ? [commentId] : [])
  let known = page
  let found = findReplies(known, commentId)
  while (found === null || found.cut.length > 0) {
    const end = read.has(commentId) ? nextEnd(found?.cut ?? [], read) : commentId
    if (end === undefined || read.size === MOST_PAGES) return found
    const outcome = await reddit.below(threadId, end)
    if (outcome.kind !== 'ok') return isLasting(outcome) ? found : 'later'
    read.add(end)
    known = end === commentId ? outcome.value : joined(known, outcome.value)
    found = findReplies(known, commentId)
  }
  return found
}

const nextEnd = (cut: string[], read: ReadonlySet<string>) =>
  cut.map((fullname) => fullname.slice('t1_'.length)).find((id) => !read.has(id))

/** The later page begins with the comment at which the earlier one ended. */
function joined(earlier: BelowPost, later: BelowPost): BelowPost {
  const known = new Set(earlier.comments.map(({ id }) => id))
  return {
    count: later.count,
    comments: [...earlier.comments, ...later.comments.filter(({ id }) => !known.has(id))],
    cut: [...earlier.cut, ...later.cut],
  }
}
