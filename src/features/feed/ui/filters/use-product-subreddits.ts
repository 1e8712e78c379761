import { useRevalidator } from 'react-router'
import type { ApiError } from '../../../../client/api-error.ts'
import { api, ask } from '../../../../client/ask.ts'
import { useAct } from '../../../../client/use-act.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { useFilters } from './filters-provider.tsx'

/** Writes the product's subreddits at once: they are the product's, not a filter's. */
export function useProductSubreddits(onRefused: (reason: string) => void) {
  const { change } = useFilters()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAct(onRefusal, { keepsToasts: true })

  function onRefusal({ message }: ApiError) {
    onRefused(message)
    void toast({
      title: 'Failed to add subreddit. Please try again.',
      text: message,
      variant: 'destructive',
    })
  }

  const write = (product: FeedProduct, subreddits: string[], added: string, onDone: () => void) =>
    run(async () => {
      await ask(api.products[':id'].subreddits.$put({ param: { id: product.id }, json: { subreddits } }))
      // The list with the new one comes from the page's own data.
      await revalidate()
      change({ type: 'edit', subreddit: added })
      void toast({ title: 'Subreddit added!', text: `r/${added} is now one of ${product.name}'s.` })
      onDone()
    })

  return { busy, write }
}
