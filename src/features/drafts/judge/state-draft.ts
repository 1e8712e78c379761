import { stateReview } from '../../../judge/model/state-review.ts'
import { unmarked } from '../../../prompting/quote-strangers.ts'
import type { DraftContext, DraftText } from './draft-context.ts'

type About = Pick<DraftContext, 'task' | 'product' | 'context' | 'founder' | 'earlier' | 'post'> & {
  mayName: boolean
}

export type StatedDraft = ReturnType<typeof stateDraft>

/** As much as the writer is told. */
const MAX_POST = 4_000

/** A draft and all that it may rest on, as a reviewer is asked about it. Of a stranger's post they get what the writer got. */
export function stateDraft(draft: DraftText, { post, context, earlier, ...about }: About, rules: string[]) {
  const clean = (text: string) => unmarked(text.slice(0, MAX_POST))
  const read = post && { title: clean(post.title), text: clean(post.text) }
  const told = [context, earlier].filter(Boolean).join('\n')
  return stateReview({
    ...about,
    ...draft,
    context: told,
    post: read,
    rules,
    disclosures: about.product.disclosures,
  })
}
