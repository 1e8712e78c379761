import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Model } from '../../adapters/model/create-model.ts'
import { readAsUser } from '../../db/as-user.ts'
import { drafts } from '../../db/schema/drafts.ts'
import { withPurse } from '../../spending/with-purse.ts'
import type { Judge } from '../judging-verbs.ts'
import type { RequestContext, SignedInContext } from '../request-context.ts'
import { askReviewer } from './ask-reviewer.ts'
import { hasWords } from './has-words.ts'
import type { Inspected } from './judge/inspect-draft.ts'
import { keepFinished } from './keep-finished.ts'
import { locksOf, mendDraft } from './mend-draft.ts'
import type { Plan } from './order.ts'
import { planMending } from './plan-mending.ts'
import { readEdit } from './read-edit.ts'
import { type Finding, type Improved, type improveInput, type Review, review, type Swap } from './schema.ts'

type Input = z.output<typeof improveInput>

/** Has the sentences of a draft in which a reader finds something written anew, once. Null where that made it no better. */
export async function improveDraft(
  ctx: RequestContext,
  input: Input,
  signal: AbortSignal,
): Promise<{ improved: Improved | null }> {
  const { tenant, draft, about, rules } = await readEdit(ctx, input)
  const { draftId } = input
  const given = {
    ...about,
    mode: about.mayName ? ('mention_disclosed' as const) : ('no_mention' as const),
    linksAllowed: input.mayLink,
    source: null,
    ownDrafts: [],
    register: null,
    writtenLinks: [],
  }
  const [first, kept] = await Promise.all([
    tenant.judge('inspectDraft', draft, given, rules),
    recallReview(tenant, input),
  ])
  return withPurse(tenant, { task: 'review', calls: planMending(first.stated) }, async (purse) => {
    const model = purse.model(signal)
    const said = kept ?? (await askReviewer(model, tenant.judge, first))
    const shown = said && { ...first, review: said }
    const better = shown && (await findBetter(model, tenant.judge, { given, rules }, shown, input.written))
    await purse.settle(said ? 'review' : 'failed', async (tx) => {
      if (better && draftId) await keepFinished(tx, mine(tenant, draftId, input), better)
    })
    return { improved: better && { ...better.draft, swaps: better.swaps, review: better.review } }
  })
}

/** What was said of these very words, so that what is put right is what the user was told. */
async function recallReview(tenant: SignedInContext, input: Input) {
  const { draftId } = input
  if (!draftId) return null
  const [kept] = await readAsUser(tenant, (db) =>
    db
      .select({ review: drafts.review })
      .from(drafts)
      .where(mine(tenant, draftId, input)),
  )
  return review
    .nullable()
    .catch(null)
    .parse(kept?.review ?? null)
}

/** The user's draft for this product, unless it says something else by now. */
const mine = ({ userId }: SignedInContext, draftId: string, { productId, title, content }: Input) =>
  and(
    eq(drafts.id, draftId),
    eq(drafts.userId, userId),
    eq(drafts.productId, productId),
    hasWords({ title, content }),
  )

type Read = Inspected & { review: Review }
type Better = Read & { swaps: Swap[] }

async function findBetter(
  model: Model,
  judge: Judge,
  plan: Pick<Plan, 'given' | 'rules'>,
  shown: Read,
  written: string,
): Promise<Better | null> {
  const wrong = await judge('findWrong', shown.draft, findingsOf(shown), written)
  if (wrong.length === 0) return null
  const mended = await mendDraft(model, judge, plan, shown, wrong)
  const said = mended && (await askReviewer(model, judge, mended))
  if (!said || !isBetter({ ...mended, review: said }, shown)) return null
  return { ...mended, review: said }
}

/** With less to find, nothing worse than before, and an answer where there was one. */
function isBetter(one: Read, other: Read) {
  const [now, before] = [findingsOf(one), findingsOf(other)]
  return (
    now.length < before.length &&
    now.filter(isFault).length <= before.filter(isFault).length &&
    locksOf(one) <= locksOf(other) &&
    now.filter(isUnanswered).length <= before.filter(isUnanswered).length
  )
}

const isFault = ({ level }: Finding) => level !== 'advice'
const isUnanswered = ({ rule }: Finding) => rule === 'unanswered'

/** What code sees itself counts once. */
const findingsOf = ({ findings, review }: Read) => [
  ...findings,
  ...review.findings.filter(({ rule }) => !findings.some((found) => found.rule === rule)),
]
