import { useRevalidator } from 'react-router'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { useFilters } from './filters-provider.tsx'

/** Takes a subreddit from the product at once, and shows the first that is left. */
export function useRemoveSubreddit(product: FeedProduct, name: string) {
  const { change } = useFilters()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAct('Failed to remove subreddit. Please try again.')
  const left = (product.subreddits ?? []).filter((other) => other !== name)
  const remove = (onDone: () => void) =>
    run(async () => {
      await ask(
        api.products[':id'].subreddits.$put({ param: { id: product.id }, json: { subreddits: left } }),
      )
      await revalidate()
      onDone()
      change({ type: 'show', subreddit: left[0] ?? '' })
      void toast({ title: 'Subreddit removed!', text: `We removed r/${name} from ${product.name}.` })
    })
  return { busy, remove }
}
