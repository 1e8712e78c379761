import type { Trouble } from '../../../judge/form/troubles.ts'
import { findPlainTrouble } from '../../../judge/words/find-plain-trouble.ts'
import { readIntent } from '../../../judge/words/read-intent.ts'
import { findThreadKind, isPromotionThread, type ThreadKind } from './find-thread-kind.ts'

/** What a post is, as far as it decides whether a product has a place under it. */
export type AnsweredReading = {
  /** As plain words tell it. */
  trouble: Trouble | null
  kind: ThreadKind | null
  /** A thread that the community has set aside for people's own products. */
  forPromotion: boolean
  /** A model that read it for the product calls it a low fit. */
  hardlyFits?: boolean
  /** The sieve, which is often wrong, thinks that someone is in trouble, and no model has read it before this draft was asked for. */
  feared?: boolean
}

type Post = { title: string; text: string }

export const readAnsweredPost = (post: Post): AnsweredReading => ({
  trouble: findPlainTrouble(post),
  kind: findThreadKind(post) ?? vetoedAs(post),
  forPromotion: isPromotionThread(post.title),
})

/** Why the feed calls it no opportunity. Under what people made or celebrate one may still help. */
function vetoedAs({ title, text }: Post): ThreadKind | null {
  const kind = readIntent(title, text).veto?.kind ?? null
  return kind === 'own_work' || kind === 'celebration' ? null : kind
}
