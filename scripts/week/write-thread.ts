import type { Thread } from '../../src/features/today/schema.ts'

const LONGEST = 58

/** Titles are our own fiction; they are cut so that a row is a row. */
export const cutTitle = (title: string) =>
  title.length <= LONGEST ? title : `${title.slice(0, title.lastIndexOf(' ', LONGEST))} …`

export const nameThread = ({ post }: Pick<Thread, 'post'>) =>
  `“${cutTitle(post.title)}” (r/${post.subreddit})`
