import type { Trouble } from '../../../judge/form/troubles.ts'
import { findPlainTrouble } from '../../../judge/words/find-plain-trouble.ts'
import { type Decision, decideByReading, type ReadInput } from './decide-by-reading.ts'
import { readAnsweredPost } from './read-answered-post.ts'

export type ModeInput = Omit<ReadInput, 'post' | 'trouble'> & {
  post: { title: string; text: string } | null
  /** The post whose shape a rewrite takes. */
  source: string | null
  /** What the user tells for a post of their own. */
  context: string
  /** What a model has said of the post's writer; null where none has read it. */
  said: Trouble | 'none' | null
  /** A model that read the post for the product calls it a low fit. */
  hardlyFits?: boolean
  /** The sieve thinks that someone is in trouble, and no model has read it before this draft was asked for. */
  feared?: boolean
}

/** Reads the post, or what takes its place, and decides what a draft may do. */
export function decideMode(input: ModeInput): Decision {
  const { hardlyFits = false, feared = false } = input
  const post = input.post && { ...readAnsweredPost(input.post), hardlyFits, feared }
  return decideByReading({ ...input, post, trouble: findTrouble(input, post?.trouble ?? null) })
}

/** A draft tells no crisis of the user's, and takes no shape from anyone's trouble. The rest of their story is theirs to tell. */
function findTrouble({ post, source, context, said }: ModeInput, plain: Trouble | null) {
  if (findPlainTrouble({ title: '', text: context }) === 'crisis') return 'own'
  if (said) return said === 'none' ? null : said
  return post || source === null ? plain : findPlainTrouble({ title: source, text: '' })
}
