import type { Post } from '../../schema.ts'

/** Where the post stands on Reddit; null where nobody knows. */
export const addressOf = ({ permalink }: Post) =>
  permalink.startsWith('/') ? `https://www.reddit.com${permalink}` : null
