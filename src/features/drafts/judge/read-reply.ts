import { findPlainTrouble } from '../../../judge/words/find-plain-trouble.ts'
import { isPromotionThread } from './find-thread-kind.ts'
import type { AnsweredReading } from './read-answered-post.ts'

/** What a reply to the user is, as far as it decides about its answer: its own words, in a thread of this title. */
export const readReply = ({ title, text }: { title: string; text: string }): AnsweredReading => ({
  trouble: findPlainTrouble({ title: '', text }),
  kind: null,
  forPromotion: isPromotionThread(title),
})
