import { plainText } from '../../../../ui/plain-text.ts'
import { isAnswerable, type PostFit } from '../fit/post-fit.ts'

/** The sentence that asks. Only where the post deserves an answer, and only by who has read it. */
export const askingSentence = (fit: PostFit | undefined) =>
  fit?.state === 'judged' && isAnswerable(fit) && fit.asks !== null ? plainText(fit.asks) : null
