import type { Leave } from '../../platform/limits.ts'
import type { Claimed } from './claim-verdicts.ts'
import { holdVerdicts } from './keep-judged.ts'
import { AT_ONCE_FROM, leaving } from './plan-reading.ts'
import type { Reader } from './reader.ts'
import { takeReadings } from './take-readings.ts'

/** What is over its share of the day is tried again soon: the share grows. */
const SHARE_MS = 60 * 60_000

type Shares = { productId: string; claimed: Claimed[]; isLookedAt: boolean }

/** Those of the posts that the product may have read now. The others wait: each kind for its share, and what someone looks at for the day. */
export async function takeShares(
  reader: Pick<Reader, 'db' | 'limits'>,
  { productId, claimed, isLookedAt }: Shares,
) {
  const { db } = reader
  if (isLookedAt) {
    const againMs = await takeReadings(reader, { productId, count: claimed.length })
    if (againMs === 0) return claimed
    await holdVerdicts(db, { productId, claimed, why: 'limit', againMs })
    return []
  }
  const over = { productId, why: 'share', againMs: SHARE_MS } as const
  const take = async (some: Claimed[], leave: Leave) =>
    some.length === 0 || (await takeReadings(reader, { productId, count: some.length, leave })) === 0
  const likely = claimed.filter(({ score }) => score >= AT_ONCE_FROM)
  if (!(await take(likely, leaving.likely))) {
    await holdVerdicts(db, { ...over, claimed })
    return []
  }
  const others = claimed.filter(({ score }) => score < AT_ONCE_FROM)
  if (await take(others, leaving.others)) return claimed
  await holdVerdicts(db, { ...over, claimed: others, below: AT_ONCE_FROM })
  return likely
}
