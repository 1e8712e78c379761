import { useSearchParams } from 'react-router'
import type { Product } from '../../features/products/schema.ts'

export type Choosable = Pick<Product, 'id' | 'name' | 'icon'>

/**
 * Which product the day's list is for; all of them where none is named that threads are found for. It stands in the address and is kept nowhere
 * else: a choice that somebody has forgotten must not hide threads from them the next morning.
 */
export function useChosenProduct(products: Choosable[]) {
  const [params, setParams] = useSearchParams()
  const named = params.get('product')
  return {
    product: products.find(({ id }) => id === named),
    choose: (id: string | undefined) =>
      setParams(id === undefined ? {} : { product: id }, { replace: true, preventScrollReset: true }),
  }
}
