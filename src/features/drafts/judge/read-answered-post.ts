import { readIntent } from '../../feed/judge/read-intent.ts'
import { readPost } from './read-post.ts'

/** All that a page has to know of a post before it is answered. */
export const readAnsweredPost = (post: { title: string; text: string }) => ({
  ...readPost(post),
  /** Why it is no opportunity, as the feed's scoring finds it. */
  veto: readIntent(post.title, post.text).veto?.kind ?? null,
})

export type AnsweredReading = ReturnType<typeof readAnsweredPost>
