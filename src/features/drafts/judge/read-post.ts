import { findSensitiveNeed, type SensitiveNeed } from './find-sensitive-need.ts'
import { findThreadKind, isPromotionThread, type ThreadKind } from './find-thread-kind.ts'

/** What a post is, as far as it decides whether a product has a place under it. */
export type PostReading = {
  need: SensitiveNeed | null
  kind: ThreadKind | null
  /** A thread that the community has set aside for people's own products. */
  forPromotion: boolean
}

export const readPost = (post: { title: string; text: string }): PostReading => ({
  need: findSensitiveNeed(post),
  kind: findThreadKind(post),
  forPromotion: isPromotionThread(post.title),
})
