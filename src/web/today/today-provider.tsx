import { createContext, type ReactNode, use, useState } from 'react'
import { ApiError } from '../../client/api-error.ts'
import { countLeft } from '../../features/today/ui/count-left.ts'
import { type TodayRead, useToday } from '../../features/today/ui/use-today.ts'
import { useTodayCount } from '../../features/today/ui/use-today-count.ts'
import { type Choosable, useChosenProduct } from './use-chosen-product.ts'

type TodayState = {
  /** What the page shows; undefined on other pages. */
  read: TodayRead | undefined
  /** How many threads are left, for the sidebar. */
  left: number
  /** Reads both again, once something was posted. */
  onPosted: () => void
  /** What the list can be for. */
  products: Choosable[]
  /** What it is for; undefined where that's all of them. */
  product: Choosable | undefined
  choose: (id: string | undefined) => void
}

const TodayContext = createContext<TodayState>({
  read: undefined,
  left: 0,
  onPosted: () => {},
  products: [],
  product: undefined,
  choose: () => {},
})

export const useTodayState = () => use(TodayContext)

type TodayProviderProps = {
  /** False where a plan has to be chosen first: nothing is asked for then. */
  enabled: boolean
  /** The page is open. */
  onPage: boolean
  /** Those that threads are found for. */
  products: Choosable[]
  children: ReactNode
}

/** The day's list, which the page, the header and the sidebar tell of. */
export function TodayProvider({ children, ...given }: TodayProviderProps) {
  const state = useReadDay(given)
  return <TodayContext value={state}>{children}</TodayContext>
}

/** It changes with whatever is asked and answered; those who show it have little else to draw. */
function useReadDay({ enabled, onPage, products }: Omit<TodayProviderProps, 'children'>): TodayState {
  const { product, choose } = useChosenProduct(products)
  // A list of all products tells how many are left, also of what the user has just done.
  const listTells = onPage && product === undefined
  const count = useTodayCount({ enabled: enabled && !listTells })
  const read = useToday({ enabled: enabled && onPage, product: product?.id, onMarked: count.recount })
  const listed = read.today && countLeft(read.today, read.marking.acts)
  const left = useLastKnown(listTells ? listed : count.left) ?? 0
  return {
    read: onPage ? read : undefined,
    left,
    onPosted: () => {
      void count.recount()
      void readQuietly(read.readAgain)
    },
    products,
    product,
    choose,
  }
}

/** On the way from one page to another a number stays until it is known anew. */
function useLastKnown(value: number | undefined) {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** What is shown stays, and is read again soon. */
async function readQuietly(readAgain: () => Promise<unknown>) {
  try {
    await readAgain()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
