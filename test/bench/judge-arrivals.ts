import { AT_ONCE_FROM, leaving, planReading } from '../../src/features/fits/plan-reading.ts'
import type { Sieved } from '../../src/features/fits/reader.ts'
import { MOST_READ_A_DAY } from '../../src/features/usage-limits.ts'
import { MOST_AT_ONCE } from '../../src/judge/model/ask-judge.ts'
import type { Leave } from '../../src/platform/limits.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export type Arrival<Post> = { at: number; post: Post; sieved: Sieved }
type Waiting<Post> = { post: Post; score: number; dueAt: number }

/**
 * A product's day of arrivals by a clock of its own, minute by minute: which posts the model is asked about in which call. It keeps the rules of
 * `plan-reading.ts` and of `claim-verdicts.ts`: nothing is called before something is due, and then the likeliest fill up the call.
 */
export function judgeArrivals<Post>(arrivals: Arrival<Post>[], isAwaited: boolean): Post[][] {
  const calls: Post[][] = []
  let waiting: Waiting<Post>[] = []
  let read = 0
  for (let now = 0; now <= DAY_MS; now += MINUTE_MS) {
    for (const { at, post, sieved } of arrivals.filter(({ at }) => at > now - MINUTE_MS && at <= now)) {
      const waitMs = planReading(sieved, { hasModel: true }, { isAwaited })?.waitMs
      if (waitMs != null) waiting.push({ post, score: sieved.said.score, dueAt: at + waitMs })
    }
    while (waiting.some(({ dueAt }) => dueAt <= now)) {
      const chosen = waiting
        .toSorted((a, b) => Number(b.dueAt <= now) - Number(a.dueAt <= now) || b.score - a.score)
        .slice(0, MOST_AT_ONCE)
      const likely = chosen.filter(({ score }) => score >= AT_ONCE_FROM)
      const fits = ({ length }: unknown[], leave: Leave) =>
        read + length <= MOST_READ_A_DAY - leave(now / DAY_MS)
      const granted = fits(chosen, leaving.others) || likely.length === chosen.length ? chosen : likely
      if (granted.length === 0 || !fits(likely, leaving.likely)) break
      read += granted.length
      calls.push(granted.map(({ post }) => post))
      waiting = waiting.filter((one) => !granted.includes(one))
    }
  }
  return calls
}
