import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import type { FeedProduct } from '../feed-product.ts'
import { changeFilters, type FilterState, parseFilters } from './filters-state.ts'
import { recallFilters, rememberFilters } from './remembered-filters.ts'

type Filters = {
  state: FilterState
  /** False until the saved state has been read, which only the browser can. */
  ready: boolean
  products: FeedProduct[]
  product: FeedProduct | undefined
  change: (action: Parameters<typeof changeFilters>[1]) => void
}

const defaults = parseFilters(null)

const FiltersContext = createContext<Filters>({
  state: defaults,
  ready: false,
  products: [],
  product: undefined,
  change: () => {},
})

export const useFilters = () => use(FiltersContext)

type FiltersProviderProps = {
  /** Newest first; null when they could not be loaded. */
  products: FeedProduct[] | null
  children: ReactNode
}

/** Shared by the header, where filters are chosen, and the feed, which shows them. */
export function FiltersProvider({ products, children }: FiltersProviderProps) {
  const hydrated = useHydrated()
  const [kept, setKept] = useState<FilterState>()
  if (hydrated && !kept) setKept(settle(recallFilters(), products))
  const filters = useMemo((): Filters => {
    // Products come and go while the state stays, so what holds is worked out anew each time.
    const state = settle(kept ?? defaults, products)
    return {
      state,
      ready: kept !== undefined,
      products: products ?? [],
      product: products?.find(({ id }) => id === state.selectedProductId),
      change: (action) => setKept((known) => changeFilters(settle(known ?? defaults, products), action)),
    }
  }, [kept, products])
  // Not what is worked out from it: a tab that reads its products again must not overwrite what another one has chosen since.
  useEffect(() => {
    if (kept) rememberFilters(kept)
  }, [kept])
  return <FiltersContext value={filters}>{children}</FiltersContext>
}

function settle(state: FilterState, products: FeedProduct[] | null) {
  return products ? changeFilters(state, { type: 'settle', products }) : state
}
