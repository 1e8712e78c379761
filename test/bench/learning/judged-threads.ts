import { askInBatches, type Replay } from '../../../eval/recorded/ask-in-batches.ts'
import { type LabelledFeed, readSets } from '../../../eval/recorded/labelled-sets.ts'
import { openReplay } from '../../../eval/recorded/open-replay.ts'
import { judgePosts } from '../../../src/judge/model/judge-posts.v1.ts'
import { orderOf } from '../../../src/judge/model/order-verdicts.ts'
import { writeProfile } from '../../../src/judge/model/write-profile.v1.ts'
import { numberProfile } from '../../../src/judge/number-profile.ts'
import type { ProductProfile } from '../../../src/judge/profile.ts'

/** A labelled post with what the model said of it. */
export type JudgedThread = {
  label: 'strong' | 'fair' | 'low'
  community: string
  title: string
  text: string
  fit: string
  wants: string
  meets: string | null
  rank: number
}
export type JudgedProduct = {
  name: string
  description: string
  profile: ProductProfile
  communities: string[]
  threads: JudgedThread[]
}

const ASKS = new Set(['asks_tool', 'has_problem', 'asks_how'])

/** Products with the threads that Today would list for them, by a frontier model's recorded readings of the posts that nobody had seen. */
export async function readJudgedProducts(): Promise<JudgedProduct[]> {
  const replay = await openReplay()
  try {
    const products: JudgedProduct[] = []
    for (const feed of readSets('eval/sets/unseen').feeds) {
      const product = await readProduct(replay, feed)
      if (product) products.push(product)
    }
    return products
  } finally {
    await replay.close()
  }
}

async function readProduct(replay: Replay, { product, posts }: LabelledFeed): Promise<JudgedProduct | null> {
  const { name, website, description, facts } = product
  const [profile] = await askInBatches(replay, writeProfile, null, [
    { name, website, description, facts, page: null },
  ])
  if (!profile) return null
  const lines = numberProfile(profile)
  const items = posts.map(({ subreddit, title, text }) => ({ community: subreddit, title, text }))
  const verdicts = await askInBatches(replay, judgePosts, lines, items)
  // A product names three communities, so what was posted elsewhere stands in one of them.
  const communities = ['a', 'b', 'c'].map((end) => `${name.toLowerCase().replaceAll(/\W/g, '')}_${end}`)
  const threads = posts.flatMap(({ label, subreddit, title, text }, at): JudgedThread[] => {
    const verdict = verdicts[at]
    if (!verdict || verdict.trouble !== 'none' || verdict.fit === 'low') return []
    if (verdict.fit === 'fair' && !ASKS.has(verdict.wants)) return []
    const community = communities[sumOf(subreddit) % communities.length] ?? ''
    const meets = lines.find(({ id }) => id === verdict.meets)?.text ?? null
    const { fit, wants } = verdict
    return [{ label, community, title, text, fit, wants, meets, rank: orderOf(verdict) }]
  })
  return { name, description, profile, communities, threads }
}

const sumOf = (name: string) => Buffer.from(name).reduce((sum, byte) => sum + byte, 0)
