import { and, eq } from 'drizzle-orm'
import type { CommunitySort } from '../../adapters/reddit/create-reddit.ts'
import { explainReddit } from '../../adapters/reddit/explain-reddit.ts'
import type { Known } from '../../adapters/reddit/post-source.ts'
import type { RedditCommunity } from '../../adapters/reddit/read-communities.ts'
import { readAsUser } from '../../db/as-user.ts'
import { products } from '../../db/schema/products.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { findStance } from './find-stance.ts'
import { rankCommunities, searchWords } from './fit-community.ts'
import { COMMUNITIES_SHOWN, type Community } from './schema.ts'

/**
 * Communities for a product that it does not have yet, from Reddit's own search: the best fit first, of equal ones the
 * liveliest, each with what its rules say of promotion.
 */
export async function suggestCommunities(
  ctx: RequestContext,
  { productId }: { productId: string },
): Promise<{ communities: Community[] }> {
  const tenant = await requirePlan(ctx, 'pro')
  const { posts } = tenant
  const [product] = await readAsUser(tenant, (db) =>
    db
      .select({
        name: products.name,
        description: products.description,
        subreddits: products.subreddits,
      })
      .from(products)
      .where(and(eq(products.userId, tenant.userId), eq(products.id, productId))),
  )
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  const words = searchWords(product)
  const ask = (sort: CommunitySort) => Promise.all(words.map((one) => posts.discover(one, sort)))
  const [lively, relevant] = await Promise.all([ask('activity'), ask('relevance')])
  const answers = [...lively, ...relevant]
  const failure = answers.find((answer) => answer.kind !== 'ok')
  if (failure && answers.every(({ kind }) => kind !== 'ok')) throw explainReddit(failure)
  const known = new Set(product.subreddits?.map((name) => name.toLowerCase()))
  const best = rankCommunities(product, lively.map(communitiesOf), relevant.map(communitiesOf))
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .slice(0, COMMUNITIES_SHOWN)
  const communities = await Promise.all(
    best.map(async ({ name, subscribers }) => ({ name, subscribers, ...(await findStance(tenant, name)) })),
  )
  return { communities }
}

const communitiesOf = (answer: Known<RedditCommunity[]>) => (answer.kind === 'ok' ? answer.value : [])
