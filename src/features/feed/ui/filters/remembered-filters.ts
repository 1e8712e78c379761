import { changeFilters, type FilterState, parseFilters } from './filters-state.ts'

const KEY = 'reddit-filters'

export function recallFilters(): FilterState {
  try {
    return parseFilters(localStorage.getItem(KEY))
  } catch {
    return parseFilters(null)
  }
}

export function rememberFilters(state: FilterState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state))
  } catch {
    // A browser that keeps nothing: the filters work all the same, only not through a reload.
  }
}

/** For a product that was just set up: the feed opens with it. What was saved before belongs to someone else. */
export function rememberFirstFilters(productId: string, subreddit: string) {
  const chosen = { ...parseFilters(null), selectedProductId: productId }
  rememberFilters(changeFilters(chosen, { type: 'show', subreddit }))
}
