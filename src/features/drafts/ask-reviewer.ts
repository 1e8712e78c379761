import type { Model } from '../../adapters/model/create-model.ts'
import { askJudge } from '../../judge/model/ask-judge.ts'
import { reviewDraft } from '../../judge/model/review-draft.v1.ts'
import type { Judge } from '../judging-verbs.ts'
import type { DraftText } from './judge/draft-context.ts'
import type { StatedDraft } from './judge/state-draft.ts'
import type { Finding, Review } from './schema.ts'

/** After that, nobody waits for it any longer. */
const REVIEW_MS = 10_000

type Asked = { draft: DraftText; stated: StatedDraft; findings: Finding[] }

/** What the operator's model says of a draft; null where there is none, or it doesn't answer. */
export async function askReviewer(
  model: Model,
  judge: Judge,
  { draft, stated, findings }: Asked,
): Promise<Review | null> {
  const { subject, item } = stated
  const signal = AbortSignal.timeout(REVIEW_MS)
  const answer = await askJudge(model, reviewDraft, { subject, items: [item], signal })
  const verdict = answer.kind === 'ok' ? answer.value[0] : null
  return verdict ? judge('readVerdict', verdict, stated, draft, findings) : null
}
