import type { z } from 'zod'
import { searchable } from '../../adapters/reddit/request-parts.ts'
import { requirePlan } from '../billing/require-plan.ts'
import type { RequestContext } from '../request-context.ts'
import { isForReddit } from '../watch/search-stored.ts'
import { fillGaps } from './fill-gaps.ts'
import { noteKeyword } from './note-keyword.ts'
import { presentTrend } from './present-trend.ts'
import { readPlaces } from './read-places.ts'
import type { Trend, trendInput } from './schema.ts'

const NOT_COUNTABLE: Trend = { countable: false, since: null, places: [], isPartial: false }

/** How often a keyword was said, as far back as that is known: from what was counted, from the store, and where that has a gap from Reddit. */
export async function readTrend(
  ctx: RequestContext,
  { keyword, subreddits }: z.output<typeof trendInput>,
): Promise<Trend> {
  const tenant = await requirePlan(ctx, 'plus')
  const words = searchable(keyword)
  if (!words || isForReddit(words)) return NOT_COUNTABLE
  const asked = {
    keyword: words.toLowerCase(),
    communities: subreddits.map((name) => name.toLowerCase()),
  }
  let known = await readPlaces(tenant, asked)
  const isNoted = asked.communities.every((name) => known.get(name)?.isNoted)
  if (!isNoted && !(await noteKeyword(tenant, asked))) return NOT_COUNTABLE
  const gaps = asked.communities.filter((name) => known.get(name)?.hasGap ?? true)
  if (gaps.length > 0) {
    await fillGaps(tenant, words, { ...asked, communities: gaps })
    known = await readPlaces(tenant, asked)
  }
  return presentTrend(subreddits, known)
}
