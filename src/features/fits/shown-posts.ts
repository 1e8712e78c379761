import { createHash } from 'node:crypto'
import { cut } from '../../platform/plain-text.ts'
import type { ShownPosts } from './schema.ts'

/** What is asked in the first thousand words decides; the rest costs. */
const MOST_CHARACTERS = 6_000

export const cutText = (text: string) => cut(text, MOST_CHARACTERS)

/** No more words than are read, before they wait in Redis. */
export const boundPosts = (shown: ShownPosts): ShownPosts =>
  shown.from === 'pasted' ? { ...shown, text: cutText(shown.text) } : shown

/** Nobody knows the id of a pasted post, so its words are: the same ones are read once. */
export function idsOf(shown: ShownPosts) {
  if (shown.from !== 'pasted') return shown.postIds
  const { subreddit, title, text } = shown
  const words = JSON.stringify([subreddit, title, text])
  return [`pasted-${createHash('sha256').update(words).digest('base64url')}`]
}
