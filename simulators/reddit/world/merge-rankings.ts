import type { Ranked } from './post.ts'

/** Several rankings as one, best first, as far as it is read. */
export function* mergeRankings(rankings: Ranked[][]): Generator<Ranked> {
  const heads = rankings.filter(({ length }) => length > 0).map((ranking) => ({ ranking, at: 0 }))
  while (heads.length > 0) {
    let best = 0
    for (let n = 1; n < heads.length; n += 1) if (leads(heads[n], heads[best])) best = n
    const head = heads[best]
    const item = head?.ranking[head.at]
    if (!head || !item) return
    yield item
    head.at += 1
    if (head.at === head.ranking.length) heads.splice(best, 1)
  }
}

type Head = { ranking: Ranked[]; at: number } | undefined

const itemAt = (head: Head) => head?.ranking[head.at]

/** Of equal ones the newer leads, as within each ranking. */
function leads(one: Head, other: Head) {
  const [a, b] = [itemAt(one), itemAt(other)]
  if (!a || !b) return a !== undefined
  return a.value > b.value || (a.value === b.value && a.post.createdUtc > b.post.createdUtc)
}
