import type { RedditCommunity } from '../../adapters/reddit/read-communities.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { listProducts } from '../products/list-products.ts'
import type { RequestContext } from '../request-context.ts'
import { explainReddit } from './explain-reddit.ts'
import { findStance } from './find-stance.ts'
import { fitOf, searchWords } from './fit-community.ts'
import { type Community, COMMUNITIES_SHOWN } from './schema.ts'

/**
 * Communities for a product that it does not have yet, from Reddit's own search: the best fit first, of equal ones the
 * largest, each with what its rules say of promotion.
 */
export async function suggestCommunities(
  ctx: RequestContext,
  { productId }: { productId: string },
): Promise<{ communities: Community[] }> {
  const { posts } = await requirePlan(ctx, 'pro')
  const product = (await listProducts(ctx)).products.find(({ id }) => id === productId)
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  const answers = await Promise.all(searchWords(product).map((words) => posts.discover(words)))
  const found = new Map<string, RedditCommunity>()
  for (const answer of answers) {
    if (answer.kind !== 'ok') continue
    for (const community of answer.value) found.set(community.name.toLowerCase(), community)
  }
  const failure = answers.find((answer) => answer.kind !== 'ok')
  if (failure && answers.every(({ kind }) => kind !== 'ok')) throw explainReddit(failure)
  for (const name of product.subreddits ?? []) found.delete(name.toLowerCase())
  const best = [...found.values()]
    .filter(({ type, over18, quarantined }) => type === 'public' && !over18 && !quarantined)
    .map((community) => ({ ...community, fit: fitOf(product, community) }))
    .toSorted((a, b) => b.fit - a.fit || (b.subscribers ?? 0) - (a.subscribers ?? 0))
    .slice(0, COMMUNITIES_SHOWN)
  const communities = await Promise.all(
    best.map(async ({ name, subscribers }) => ({ name, subscribers, ...(await findStance(posts, name)) })),
  )
  return { communities }
}
