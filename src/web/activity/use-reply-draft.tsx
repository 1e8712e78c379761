import { useState } from 'react'
import type { Entry, Reply } from '../../features/activity/schema.ts'
import type { Asked } from '../../features/drafts/ui/comment/asked-reply.tsx'
import type { Product } from '../../features/products/schema.ts'
import type { Account } from '../dashboard/count-posted.ts'
import { FollowUpDialog } from '../dashboard/follow-up-dialog.tsx'

const noProducts: Product[] = []

/** Where an answer to a reply is written, over the page. */
export function useReplyDraft(account: Account & { products: Product[] | null }) {
  const products = account.products ?? noProducts
  const [asked, setAsked] = useState<Asked>()
  return {
    draft: (entry: Entry, reply: Reply) => {
      const about = askedBy(entry, reply)
      if (about) setAsked(about)
      // Its words have left; on Reddit they can be read.
      else window.open(`https://www.reddit.com${reply.link}`, '_blank', 'noopener')
    },
    dialog: asked ? (
      <FollowUpDialog
        key={asked.replyId}
        asked={asked}
        products={products}
        account={account}
        onClose={() => setAsked(undefined)}
      />
    ) : null,
  }
}

function askedBy(entry: Entry, { id, author, text, link }: Reply): Asked | undefined {
  if (text === null || author === null) return undefined
  return {
    activityId: entry.id,
    replyId: id,
    subreddit: entry.subreddit ?? '',
    title: null,
    reply: { author, text, link },
    own: entry.excerpt,
    productId: entry.productId,
  }
}
