import type { Ranked } from '../world/post.ts'

type Page = { items: Ranked[]; after: string | null; before: string | null }

/** Out of range is clamped, nonsense is the default; never an error. */
export function readLimit(text: string | null, standard = 25, most = 100) {
  const limit = text === null || !/^-?\d+$/.test(text.trim()) ? standard : Number(text)
  return Math.min(most, Math.max(1, limit))
}

const nameOf = (item: Ranked | undefined) => (item ? `t3_${item.post.id}` : null)

/** `locate` finds where a post would stand that has left the ranking since the last page. */
export function paginate(
  ranking: Iterable<Ranked>,
  query: URLSearchParams,
  depth: number,
  locate: (id: string) => number | undefined,
): Page {
  const limit = readLimit(query.get('limit'))
  const after = query.get('after')
  const before = after ? null : query.get('before')
  const needed = after || before ? depth : Math.min(depth, limit + 1)
  const all: Ranked[] = []
  for (const item of ranking) {
    if (all.length >= needed) break
    all.push(item)
  }

  const anchor = (after ?? before)?.replace(/^t3_/, '')
  const value = anchor === undefined ? undefined : locate(anchor)
  let at = anchor === undefined ? -1 : all.findIndex(({ post }) => post.id === anchor)
  const isGone = at < 0
  if (isGone && value !== undefined) at = all.findIndex((item) => item.value < value)
  if (isGone && value !== undefined && at < 0) at = all.length

  const start = after ? (isGone ? Math.max(0, at) : at + 1) : before && at > 0 ? Math.max(0, at - limit) : 0
  const end = before && at > 0 ? at : start + limit
  const items = all.slice(start, end)
  const seen = Number(query.get('count') ?? 0)
  return {
    items,
    after: end < all.length ? nameOf(items.at(-1)) : null,
    before: start > 0 && seen > 0 ? nameOf(items[0]) : null,
  }
}
