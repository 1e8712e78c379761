import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { Asked } from '../../features/drafts/ui/comment/asked-reply.tsx'
import type { Product } from '../../features/products/schema.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { useTodayState } from '../today/today-provider.tsx'
import { type Account, countPosted } from './count-posted.ts'
import { drawLogo } from './draw-logo.tsx'

// Comes with the first reply that is opened.
const ReplyDialog = lazy(async () => ({
  default: (await import('../../features/drafts/ui/comment/reply-dialog.tsx')).ReplyDialog,
}))

type FollowUpDialogProps = {
  asked: Asked
  products: Product[]
  account: Account
  onClose: () => void
}

/** A reply to what the user posted, answered for the product that they posted it for. */
export function FollowUpDialog({ asked, products, account, onClose }: FollowUpDialogProps) {
  const { revalidate } = useRevalidator()
  const timeZone = useTimeZone()
  const today = useTodayState()
  // Of one that was deleted, or never named, any other does: it isn't mentioned unless the user wants it.
  const chosen = [asked.productId, today.product?.id]
  const known = chosen.flatMap((wanted) => products.filter(({ id }) => id === wanted))
  const [product = products[0]] = known
  return (
    <Suspense>
      <ReplyDialog
        asked={asked}
        product={product}
        logo={product && drawLogo(product)}
        onPosted={(isFirst) => {
          // The sidebar counts it.
          void revalidate()
          today.onPosted()
          return countPosted(account, { isFirst, timeZone, now: Date.now() })
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
