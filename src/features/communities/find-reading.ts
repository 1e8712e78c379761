import type { RedditRule } from '../../adapters/reddit/read-communities.ts'
import type { RequestContext } from '../request-context.ts'
import { digestRules } from './digest-rules.ts'

export type ReadingSource = Pick<RequestContext, 'ruleReadings' | 'ruleQueue'>

/** What these rules say, one reading for each, as far as they have been read; the others are given to the workers. Nobody waits for them. */
export async function findReading(
  { ruleReadings, ruleQueue }: ReadingSource,
  subreddit: string,
  rules: RedditRule[],
) {
  if (rules.length === 0) return null
  const digest = digestRules(rules)
  try {
    const known = await ruleReadings.find(digest)
    const isDue = !known || (known.askAgainAt !== null && known.askAgainAt <= Date.now())
    if (isDue && (await ruleReadings.claim(digest))) {
      const isAsked = await ruleQueue.add({ subreddit, digest }).catch(() => false)
      if (!isAsked) await ruleReadings.release(digest)
    }
    return known?.rules ?? null
  } catch {
    // Without Redis nothing is known and nobody reads; the patterns have the word.
    return null
  }
}
