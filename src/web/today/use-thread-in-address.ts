import { useSearchParams } from 'react-router'
import type { AskedThread } from '../../features/today/ui/use-asked-thread.ts'

const THREAD = 'thread'
const PRODUCT = 'for'

/** The thread that `?thread=…&for=…` asks for: emails and notifications lead to it. */
export function useThreadInAddress(): AskedThread | undefined {
  const [params, setParams] = useSearchParams()
  const postId = params.get(THREAD)
  const productId = params.get(PRODUCT)
  if (!postId || !productId) return undefined
  const forget = () =>
    setParams(
      (now) => {
        const others = new URLSearchParams(now)
        others.delete(THREAD)
        others.delete(PRODUCT)
        return others
      },
      { replace: true, preventScrollReset: true },
    )
  return { postId, productId, forget }
}
