import type { RedditCommunity } from '../../adapters/reddit/read-communities.ts'
import type { PostSource } from '../../adapters/reddit/post-source.ts'
import { AppError } from '../../platform/errors.ts'
import { requirePlan } from '../billing/require-plan.ts'
import { listProducts } from '../products/list-products.ts'
import type { RequestContext } from '../request-context.ts'
import { explainReddit } from './explain-reddit.ts'
import { fitOf, searchWords } from './fit-community.ts'
import { readStance } from './read-stance.ts'
import type { Community } from './schema.ts'

const SHOWN = 12

/** Communities for a product, from Reddit's own search, the best fit first, each with what its rules say of promotion. */
export async function suggestCommunities(
  ctx: RequestContext,
  { productId }: { productId: string },
): Promise<{ communities: Community[] }> {
  const { posts } = await requirePlan(ctx, 'pro')
  const product = (await listProducts(ctx)).products.find(({ id }) => id === productId)
  if (!product) throw new AppError('not_found', "We couldn't find this product.")
  const found = new Map<string, RedditCommunity>()
  for (const words of searchWords(product)) {
    const answer = await posts.discover(words)
    if (answer.kind !== 'ok') throw explainReddit(answer)
    for (const community of answer.value) found.set(community.name.toLowerCase(), community)
  }
  const best = [...found.values()]
    .filter(({ type, over18, quarantined }) => type === 'public' && !over18 && !quarantined)
    .map((community) => ({ community, fit: fitOf(product, community) }))
    .toSorted((a, b) => b.fit - a.fit || (b.community.subscribers ?? 0) - (a.community.subscribers ?? 0))
    .slice(0, SHOWN)
  return { communities: await Promise.all(best.map((one) => present(posts, one))) }
}

type Candidate = { community: RedditCommunity; fit: number }

async function present(posts: PostSource, { community, fit }: Candidate): Promise<Community> {
  const { name, title, about, subscribers } = community
  const [rules, pace] = await Promise.all([posts.rules(name), posts.pace(name)])
  return {
    name,
    title,
    about,
    subscribers,
    postsPerDay: pace.kind === 'ok' ? pace.value : null,
    fit,
    ...readStance(
      rules.kind === 'ok' ? rules.value.map(({ name, text }) => ({ name, description: text })) : null,
    ),
  }
}
