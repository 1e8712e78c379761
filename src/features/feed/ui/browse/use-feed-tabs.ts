import { useFilters } from '../filters/filters-provider.tsx'

/** No subreddit has a star in its name. */
export const ALL = '*'

/** The subreddits of the product, and all of them at once where there are more. A tab chooses and applies; it changes neither sort nor time. */
export function useFeedTabs() {
  const { state, ready, product, isAll, change, showAll } = useFilters()
  const names = product?.subreddits ?? []
  const applied = state.appliedSubreddit.toLowerCase()
  return {
    tabs: names.length > 1 ? [ALL, ...names] : names,
    /** Empty where the feed shows none of them, and until it's known. */
    current: ready ? (isAll ? ALL : (names.find((name) => name.toLowerCase() === applied) ?? '')) : '',
    choose: (tab: string) => (tab === ALL ? showAll() : change({ type: 'show', subreddit: tab })),
  }
}
