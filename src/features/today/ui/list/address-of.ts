import type { Thread } from '../../schema.ts'

/** The way to a post of which nothing but its id is known. */
export const shortAddressOf = (postId: string) => `https://www.reddit.com/comments/${postId}`

export const addressOf = ({ id, permalink }: Thread['post']) =>
  permalink.startsWith('/') ? `https://www.reddit.com${permalink}` : shortAddressOf(id)
