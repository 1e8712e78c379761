import { type DemoProduct, demoProducts } from '../../scripts/stack/demo-products.ts'
import { steadyPromptKeyOf } from '../../simulators/llm/recordings.ts'
import { readCommunities } from '../../simulators/reddit/world/read-communities.ts'
import type { WrittenCommunity } from '../../simulators/reddit/world/written-community.ts'
import { sayByReadings, unknownPassport } from '../../src/features/communities/read-passport.ts'
import type { Finished } from '../../src/features/drafts/finish-draft.ts'
import { knownFacts } from '../../src/features/drafts/judge/known-facts.ts'
import type { Order } from '../../src/features/drafts/order.ts'
import { orderComment } from '../../src/features/drafts/order-comment.ts'
import { quoteRules } from '../../src/features/drafts/prompts/quote-rules.ts'
import { commentInput } from '../../src/features/drafts/schema.ts'
import { readRules } from '../../src/judge/model/read-rules.v1.ts'
import { writeProfile } from '../../src/judge/model/write-profile.v1.ts'
import { AppError } from '../../src/platform/errors.ts'
import { NEWCOMER } from '../newcomer.ts'
import { general } from './ask-about-seeds.ts'
import { askInBatches, type Replay } from './ask-in-batches.ts'
import { openSites } from './open-sites.ts'
import { NotRecorded, onlyRecorded } from './writing/only-recorded.ts'
import { finishOrder } from './writing/write-case.ts'

export type DemoDraft = { title: string; order: Order; shown: Finished | null }

/**
 * What one press writes under each post that the demo's accounts see, with the product and without; `shown` is null where an
 * answer is still missing. Whether someone is in trouble is asked before, and recorded with the posts.
 */
export async function writeForDemo(replay: Replay): Promise<DemoDraft[]> {
  const drafts: DemoDraft[] = []
  const written = new Map(readCommunities().map((community) => [community.name, community]))
  for (const demoProduct of new Set(Object.values(demoProducts).flat())) {
    const product = await describe(replay, demoProduct)
    for (const name of new Set([...(demoProduct.subreddits ?? []), ...general])) {
      const community = written.get(name)
      if (!community) throw new Error(`Nobody has written r/${name}.`)
      const surroundings = await surround(replay, community, product)
      for (const post of community.posts)
        for (const order of ordersFor(surroundings, name, post))
          drafts.push({ title: post.title, order, shown: await writeIfRecorded(replay, order) })
    }
  }
  return drafts
}

type Surrounding = Parameters<typeof orderComment>[0]

/** As the demo keeps it: with the profile that its website gets. */
async function describe(replay: Replay, { name, website, description = null, facts = [] }: DemoProduct) {
  const sites = await openSites()
  try {
    const site = await sites.present(new URL(website).host)
    const [profile = null] = await askInBatches(replay, writeProfile, null, [site])
    return { name, website, description, facts: knownFacts({ facts, profile }), disclosures: [] }
  } finally {
    await sites.close()
  }
}

async function surround(
  replay: Replay,
  community: WrittenCommunity,
  product: Surrounding['product'],
): Promise<Surrounding> {
  const rules = community.rules.map(({ name: title, description: text, appliesTo = 'all' as const }) => ({
    name: title,
    text,
    appliesTo,
  }))
  const items = rules.map(({ name: title, text }) => ({ title, text }))
  const verdicts = await askInBatches(replay, readRules, null, items)
  const readings = verdicts.map((verdict) => ({
    by: 'model' as const,
    clauses: verdict?.clauses ?? [],
    unclear: [],
  }))
  return {
    ...NEWCOMER,
    product,
    passport: { ...unknownPassport(community.name), ...sayByReadings(rules, readings, 'comment') },
    rules: quoteRules(rules, 'comment'),
  }
}

/** Two, unless a rule forbids naming it. */
function ordersFor(surroundings: Surrounding, subreddit: string, post: WrittenCommunity['posts'][number]) {
  const orders = new Map<string, Order>()
  for (const mention of ['always', 'never'] as const) {
    const input = commentInput.parse({
      productName: surroundings.product.name,
      postTitle: post.title,
      postDescription: post.body,
      subreddit,
      mention,
    })
    try {
      const known = { said: 'none' as const, feared: false, hardlyFits: false }
      const { plan, prompt } = orderComment(surroundings, { ...input, known })
      const order = { ...plan, unread: [], brief: async () => prompt }
      orders.set(steadyPromptKeyOf(prompt.instructions, prompt.prompt), order)
    } catch (error) {
      if (error instanceof AppError && error.code === 'declined') continue
      throw error
    }
  }
  return orders.values()
}

async function writeIfRecorded(replay: Replay, order: Order) {
  try {
    return await finishOrder(order, onlyRecorded(replay, order.version, steadyPromptKeyOf))
  } catch (error) {
    if (error instanceof NotRecorded) return null
    throw error
  }
}
