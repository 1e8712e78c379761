import type { FeedProduct } from '../feed-product.ts'
import type { Failure } from '../posts/describe-reason.ts'
import { ReadFailure } from '../reader/read-failure.tsx'
import type { Reader } from '../reader/use-reader.ts'
import { RemoveButton } from './remove-button.tsx'
import { ALL } from './use-feed-tabs.ts'

type FeedFailureProps = {
  failure: Failure
  /** Of the product's subreddits, the one that can't be read; empty where it's none of them. */
  tab: string
  product: FeedProduct | undefined
  reader: Reader
  onTryAgain: () => void
}

/** Why the posts of a tab can't be shown, in their place. The other tabs stay. */
export function FeedFailure({ failure, tab, product, reader, onTryAgain }: FeedFailureProps) {
  const isPrivate = failure.reason === 'private' && tab !== '' && tab !== ALL
  // A product keeps at least one subreddit.
  const canRemove = isPrivate && product && !product.readOnly && (product.subreddits?.length ?? 0) > 1
  return (
    <ReadFailure
      title="Failed to load Reddit posts"
      failure={isPrivate ? { ...failure, message: `r/${tab} is private now.` } : failure}
      reader={reader}
      onTryAgain={onTryAgain}
    >
      {canRemove && (
        <RemoveButton product={product} subreddit={tab} onDone={() => reader.area.current?.focus()} />
      )}
    </ReadFailure>
  )
}
