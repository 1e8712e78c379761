import { Button } from '../../../../ui/button.tsx'
import type { FeedProduct } from '../feed-product.ts'
import { useRemoveSubreddit } from '../filters/use-remove-subreddit.ts'

type RemoveButtonProps = {
  product: FeedProduct
  subreddit: string
  /** Before the button goes away. */
  onDone: () => void
}

/** For a subreddit that can't be read anymore. */
export function RemoveButton({ product, subreddit, onDone }: RemoveButtonProps) {
  const { busy, remove } = useRemoveSubreddit(product, subreddit)
  return (
    <Button busy={busy} busyLabel="Removing..." onClick={() => remove(onDone)}>
      Remove
    </Button>
  )
}
