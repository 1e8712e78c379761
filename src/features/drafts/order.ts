import type { Model } from '../../adapters/model/create-model.ts'
import type { ModelFailure } from '../../adapters/model/model-outcome.ts'
import type { PlannedCall } from '../../spending/price.ts'
import type { Unread } from './ask-about-trouble.ts'
import type { DraftContext } from './judge/draft-context.ts'
import type { Prompt } from './prompts/state-product.ts'
import type { Mention, Mode, Reason } from './schema.ts'

/** What is to be written, and what it may do: plain data, decided before anything is written. */
export type Plan = {
  given: DraftContext & { mode: Exclude<Mode, 'refuse'> }
  reasons: Reason[]
  /** What the community's rules say, in their words. */
  rules: string[]
  version: string
  maxOutputTokens: number
  /** Whose trouble, if any, has to be asked about first. */
  unread: Unread[]
  /** Everything that may be asked, for what it costs at most. */
  calls: PlannedCall[]
  about: {
    productId: string | null
    subreddit: string | null
    postId: string | null
    /** The reply under it that is answered. */
    replyId?: string
    mention: Mention
  }
}

export type Order = Plan & {
  /** What the writer is told; it may ask the model for something first. */
  brief: (model: Model) => Promise<Prompt | ModelFailure>
}
