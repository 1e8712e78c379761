import { noSuch, StripeFailure } from '../stripe-failure.ts'

type Page = { limit?: number; starting_after?: string; ending_before?: string }

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number }

/** Newest first. `items` are in order of creation. */
export function listPage<T extends { id: string }>(
  url: string,
  items: T[],
  page: Page,
  matches: (item: T) => boolean = () => true,
) {
  const { limit = 10, starting_after: after, ending_before: before } = page
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw new StripeFailure(400, 'This value must be from 1 to 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  const data: T[] = []
  const wanted = limit + 1
  if (before !== undefined) {
    for (
      let i = indexOf(items, before, 'ending_before') + 1;
      i < items.length && data.length < wanted;
      i += 1
    )
      if (matches(items[i] as T)) data.unshift(items[i] as T)
    return { object: 'list', data: data.slice(-limit), has_more: data.length > limit, url }
  }
  const start = after === undefined ? items.length : indexOf(items, after, 'starting_after')
  for (let i = start - 1; i >= 0 && data.length < wanted; i -= 1)
    if (matches(items[i] as T)) data.push(items[i] as T)
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url }
}

function indexOf(items: { id: string }[], id: string, param: string) {
  const index = items.findLastIndex((item) => item.id === id)
  if (index < 0) throw noSuch(id, param)
  return index
}

export function isWithin(value: number, range: Range | undefined) {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return value > gt && value >= gte && value < lt && value <= lte
}
