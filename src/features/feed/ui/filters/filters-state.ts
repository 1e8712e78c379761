import { z } from 'zod'
import { feedSorts, feedTimes, timedSorts } from '../../schema.ts'
import type { FeedProduct } from '../feed-product.ts'

export type Sort = (typeof feedSorts)[number]
export type Time = (typeof feedTimes)[number]

const sort = z.enum(feedSorts).catch('hot')
const time = z.enum(feedTimes).catch('day')
const subreddit = z.string().catch('microsaas')

/** What is being chosen (`selected…`) and what the feed shows (`applied…`). */
const filterState = z.object({
  selectedSort: sort,
  selectedTime: time,
  appliedSort: sort,
  appliedTime: time,
  selectedSubreddit: subreddit,
  appliedSubreddit: subreddit,
  selectedProductId: z.string().nullable().catch(null),
})
export type FilterState = z.infer<typeof filterState>

/** The saved text as far as it can be understood; the rest are defaults. */
export function parseFilters(saved: string | null): FilterState {
  try {
    return filterState.parse(JSON.parse(saved ?? '{}') ?? {})
  } catch {
    return filterState.parse({})
  }
}

export type FilterAction =
  /** The products are known: the saved one is kept, else the newest (they come newest first) is taken. */
  | { type: 'settle'; products: FeedProduct[] }
  | { type: 'choose_product'; product: FeedProduct }
  | { type: 'edit'; sort?: Sort; time?: Time; subreddit?: string }
  | { type: 'apply' }
  /** Chooses and applies a subreddit at once; sort and time stay. */
  | { type: 'show'; subreddit: string }
  | { type: 'reset'; product: FeedProduct | undefined }

export function changeFilters(state: FilterState, action: FilterAction): FilterState {
  switch (action.type) {
    case 'settle':
      return settle(state, action.products)
    case 'choose_product':
      if (action.product.id === state.selectedProductId) return state
      return {
        ...state,
        selectedProductId: action.product.id,
        selectedSubreddit: firstSubreddit(action.product),
      }
    case 'edit':
      return {
        ...state,
        selectedSort: action.sort ?? state.selectedSort,
        selectedTime: action.time ?? state.selectedTime,
        selectedSubreddit: action.subreddit ?? state.selectedSubreddit,
      }
    case 'apply':
      return apply(state)
    case 'show':
      return { ...state, selectedSubreddit: action.subreddit, appliedSubreddit: action.subreddit }
    case 'reset':
      return apply({
        ...state,
        selectedSort: 'hot',
        selectedTime: 'day',
        selectedSubreddit: firstSubreddit(action.product),
      })
  }
}

function settle(saved: FilterState, products: FeedProduct[]): FilterState {
  const chosen = products.find(({ id }) => id === saved.selectedProductId)
  const product = chosen ?? products[0]
  // The product is gone, or someone else chose it in this browser: nothing of theirs is shown.
  const isForeign = !chosen && saved.selectedProductId !== null
  const state = isForeign ? { ...parseFilters(null), ...shownAtFirst(product) } : saved
  const known = product?.subreddits?.includes(state.selectedSubreddit)
  return {
    ...state,
    selectedProductId: product?.id ?? null,
    selectedSubreddit: known ? state.selectedSubreddit : firstSubreddit(product),
  }
}

/** Where the product has a subreddit, that; else the default. */
const shownAtFirst = (product: FeedProduct | undefined) =>
  product?.subreddits?.[0] === undefined ? {} : { appliedSubreddit: product.subreddits[0] }

function apply(state: FilterState): FilterState {
  return {
    ...state,
    appliedSort: state.selectedSort,
    appliedTime: state.selectedTime,
    appliedSubreddit: state.selectedSubreddit,
  }
}

function firstSubreddit(product: FeedProduct | undefined) {
  return product?.subreddits?.[0] ?? ''
}

export function isTimed(sort: Sort) {
  return timedSorts.some((timed) => timed === sort)
}

export const sortNames: Record<Sort, string> = {
  hot: 'Hot',
  new: 'New',
  top: 'Top',
  rising: 'Rising',
  controversial: 'Controversial',
}

export const timeNames: Record<Time, string> = {
  hour: 'Past hour',
  day: 'Past day',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
  all: 'All time',
}
