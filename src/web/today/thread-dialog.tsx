import { useNow } from '../../features/feed/ui/posts/use-now.ts'
import { PostDialog } from '../../features/feed/ui/reader/post-dialog.tsx'
import type { Product } from '../../features/products/schema.ts'
import type { OpenedThread } from '../../features/today/ui/use-opened-thread.ts'
import { isHelpOnly } from '../../judge/form/is-help-only.ts'
import type { Account } from '../dashboard/count-posted.ts'
import { ReplyPanel } from '../dashboard/reply-panel.tsx'
import { useTodayState } from './today-provider.tsx'

type ThreadDialogProps = { opened: OpenedThread; products: Product[]; account: Account }

/** A thread of the day's list, answered for the product that it was found for. */
export function ThreadDialog({ opened, products, account }: ThreadDialogProps) {
  const { thread, open, onOpenChange, next, onNext } = opened
  const { read } = useTodayState()
  const now = useNow()
  return (
    <PostDialog
      post={thread?.post}
      open={open}
      onOpenChange={onOpenChange}
      fit={thread?.fit}
      justHelp={thread !== undefined && isHelpOnly(thread.allowance)}
      onTryAgain={() => read?.refresh()}
      renderPanel={(post, about) => (
        <ReplyPanel
          post={post}
          {...about}
          product={products.find(({ id }) => id === thread?.product.id)}
          account={account}
          closeLabel="Back to Today"
        />
      )}
      onNext={next ? () => onNext(next) : undefined}
      next={
        next
          ? {
              post: next.post,
              fit: next.fit,
              justHelp: isHelpOnly(next.allowance),
              now,
              open: () => onNext(next),
            }
          : undefined
      }
      now={now}
    />
  )
}
