import { type Decision, decideByReading, type ReadInput } from './decide-by-reading.ts'
import { findSensitiveNeed } from './find-sensitive-need.ts'
import { readAnsweredPost } from './read-answered-post.ts'

export type ModeInput = Omit<ReadInput, 'post' | 'need'> & {
  post: { title: string; text: string } | null
  /** The post whose shape a rewrite takes. */
  source: string | null
  /** What the user tells for a post of their own. */
  context: string
}

/** Reads the post, or what takes its place, and decides what a draft may do. */
export function decideMode(input: ModeInput): Decision {
  const post = input.post && readAnsweredPost(input.post)
  return decideByReading({ ...input, post, need: post?.need ?? findNeed(input) })
}

/** A draft tells no crisis of the user's, and takes no shape from anyone's need. The rest of their story is theirs to tell. */
function findNeed({ post, source, context }: ModeInput): ReadInput['need'] {
  if (findSensitiveNeed({ title: '', text: context }) === 'crisis') return 'own_crisis'
  return post || source === null ? null : findSensitiveNeed({ title: source, text: '' })
}
