import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { FeedProduct } from '../feed-product.ts'
import { changeFilters, type FilterAction, type FilterState, parseFilters } from './filters-state.ts'
import { recallAll, rememberAll } from './remembered-all.ts'
import { recallFilters, rememberFilters } from './remembered-filters.ts'

type Filters = {
  state: FilterState
  /** False until the saved state has been read, which only the browser can. */
  ready: boolean
  products: FeedProduct[]
  product: FeedProduct | undefined
  /** Whether all of the product's subreddits are shown, whatever one is applied. */
  isAll: boolean
  /** What the feed shows: the applied subreddit, or all of them as Reddit writes that: 'SaaS+startups'. */
  shown: string
  change: (action: FilterAction) => void
  showAll: () => void
}

const defaults = parseFilters(null)

const FiltersContext = createContext<Filters>({
  state: defaults,
  ready: false,
  products: [],
  product: undefined,
  isAll: false,
  shown: defaults.appliedSubreddit,
  change: () => {},
  showAll: () => {},
})

export const useFilters = () => use(FiltersContext)

/** They say what the feed shows, which is one subreddit. */
const endsAll = new Set<FilterAction['type']>(['apply', 'show', 'reset'])

type FiltersProviderProps = {
  /** Newest first; null when they could not be loaded. */
  products: FeedProduct[] | null
  children: ReactNode
}

/** Shared by the header, where filters are chosen, and the feed, which shows them. */
export function FiltersProvider({ products, children }: FiltersProviderProps) {
  const hydrated = useHydrated()
  const [kept, setKept] = useState<FilterState>()
  const [allOf, setAllOf] = useState<string | null>(null)
  if (hydrated && !kept) {
    setKept(settle(recallFilters(), products))
    setAllOf(recallAll())
  }
  const filters = useMemo((): Filters => {
    // Products come and go while the state stays, so what holds is worked out anew each time.
    const state = settle(kept ?? defaults, products)
    const product = products?.find(({ id }) => id === state.selectedProductId)
    const subreddits = product?.subreddits ?? []
    const isAll = subreddits.length > 1 && products?.some(({ id }) => id === allOf) === true
    const chooseAll = (productId: string | null) => {
      setAllOf(productId)
      rememberAll(productId)
    }
    return {
      state,
      ready: kept !== undefined,
      products: products ?? [],
      product,
      isAll,
      shown: isAll ? subreddits.join('+') : state.appliedSubreddit,
      change: (action) => {
        if (endsAll.has(action.type)) chooseAll(null)
        setKept((known) => changeFilters(settle(known ?? defaults, products), action))
      },
      showAll: () => chooseAll(product?.id ?? null),
    }
  }, [kept, allOf, products])
  // Not what is worked out from it: a tab that reads its products again must not overwrite what another one has chosen since.
  useEffect(() => {
    if (kept) rememberFilters(kept)
  }, [kept])
  return <FiltersContext value={filters}>{children}</FiltersContext>
}

function settle(state: FilterState, products: FeedProduct[] | null) {
  return products ? changeFilters(state, { type: 'settle', products }) : state
}
